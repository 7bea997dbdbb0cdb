import { type TicketLine } from "./ticketLines.ts";

/** Width of the picture in its own px; drawn twice as fine. */
const WIDTH = 400;
const EDGE = 24;
const GAP = 12;
const FINE = 2;

const LOOKS = {
  title: { size: 20, weight: 650, height: 30, colour: "--text" },
  strong: { size: 17, weight: 600, height: 26, colour: "--text" },
  plain: { size: 14, weight: 400, height: 21, colour: "--text-2" },
  rule: { size: 0, weight: 400, height: 17, colour: "--line" },
} as const;

interface Placed {
  readonly line: TicketLine;
  readonly rows: readonly string[];
}

/** Breaks words that do not fit beside the value into rows; languages without spaces break anywhere. */
function wrap(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const rows: string[] = [];
  let row = "";
  for (const part of text.match(/\S+\s*|\s+/g) ?? []) {
    if (pen.measureText(row + part).width <= room) {
      row += part;
      continue;
    }
    if (row !== "") rows.push(row.trimEnd());
    row = "";
    for (const letter of part) {
      if (pen.measureText(row + letter).width > room && row !== "") {
        rows.push(row);
        row = "";
      }
      row += letter;
    }
  }
  return row === "" && rows.length > 0 ? rows : [...rows, row.trimEnd()];
}

/** Draws the lines of a bet as a PNG in the colours of the theme on show; undefined where the page may not draw. */
export async function ticketPicture(lines: readonly TicketLine[], brand: string): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  const css = getComputedStyle(document.documentElement);
  const colour = (name: string) => css.getPropertyValue(name).trim() || "#000";
  const font = (look: TicketLine["look"]) => {
    const { size, weight } = LOOKS[look];
    return `${weight} ${size}px ${css.getPropertyValue("--family") || "sans-serif"}`;
  };
  const placed = lines.map((line): Placed => {
    pen.font = font(line.look);
    const value = line.value === undefined ? 0 : pen.measureText(line.value).width + GAP;
    return { line, rows: line.look === "rule" ? [] : wrap(pen, line.text, WIDTH - 2 * EDGE - value) };
  });
  const tall = placed.reduce((sum, { line, rows }) => sum + LOOKS[line.look].height * Math.max(1, rows.length), 0);
  const height = tall + 2 * EDGE + 36;
  canvas.width = WIDTH * FINE;
  canvas.height = height * FINE;
  pen.scale(FINE, FINE);
  pen.textBaseline = "middle";
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = colour("--chrome");
  pen.fillRect(0, height - 36, WIDTH, 36);
  let y = EDGE;
  for (const { line, rows } of placed) {
    const look = LOOKS[line.look];
    if (line.look === "rule") {
      pen.fillStyle = colour(look.colour);
      pen.fillRect(EDGE, y + look.height / 2, WIDTH - 2 * EDGE, 1);
      y += look.height;
      continue;
    }
    pen.font = font(line.look);
    pen.fillStyle = colour(look.colour);
    pen.textAlign = "left";
    rows.forEach((row, at) => pen.fillText(row, EDGE, y + look.height * (at + 0.5)));
    if (line.value !== undefined) {
      pen.textAlign = "right";
      pen.fillText(line.value, WIDTH - EDGE, y + look.height / 2);
    }
    y += look.height * Math.max(1, rows.length);
  }
  pen.font = font("plain");
  pen.textAlign = "left";
  pen.fillStyle = colour("--chrome-fg");
  pen.fillText(brand, EDGE, height - 18);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), "image/png"));
}
