import { type TicketLine } from "./ticketLines.ts";

/** Width of the picture in its own px; drawn at double resolution. */
const WIDTH = 400;
const EDGE = 24;
const GAP = 12;
const FINE = 2;
/** Height of the strip with the name. */
const FOOT = 36;

const LOOKS = {
  title: { size: 20, weight: 650, height: 30, colour: "--text" },
  strong: { size: 17, weight: 600, height: 26, colour: "--text" },
  plain: { size: 14, weight: 400, height: 21, colour: "--text-2" },
  rule: { size: 0, weight: 400, height: 17, colour: "--line" },
} as const;

/** A square of dark and light modules, such as a QR. */
interface Code {
  readonly side: number;
  readonly isDark: (x: number, y: number) => boolean;
}

type Pen = CanvasRenderingContext2D;

interface Placed {
  readonly line: TicketLine;
  readonly rows: readonly string[];
}

/** Breaks text that does not fit beside the value into rows; languages without spaces break anywhere. */
function wrap(pen: Pen, text: string, room: number): string[] {
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

/** On paper there is no theme, and a camera reads black on white (LNK-10). */
const PAPER: Readonly<Record<string, string>> = {
  "--surface": "#fff",
  "--text": "#111",
  "--text-2": "#555",
  "--line": "#ccc",
  "--chrome": "#111",
  "--chrome-fg": "#fff",
};

/** Draws a QR on top of what is there, with modules of whole px: seams confuse a camera. */
function drawCode(pen: Pen, { side, isDark }: Code): void {
  const size = Math.floor(((WIDTH - 2 * EDGE) * FINE) / side) / FINE;
  const left = Math.floor((WIDTH - side * size) / 2);
  pen.fillStyle = "#000";
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) if (isDark(x, y)) pen.fillRect(left + x * size, EDGE + y * size, size, size);
}

function drawLine(pen: Pen, { line, rows }: Placed, y: number, colour: (name: string) => string): void {
  const look = LOOKS[line.look];
  pen.fillStyle = colour(look.colour);
  if (line.look === "rule") return pen.fillRect(EDGE, y + look.height / 2, WIDTH - 2 * EDGE, 1);
  pen.textAlign = "left";
  rows.forEach((row, at) => pen.fillText(row, EDGE, y + look.height * (at + 0.5)));
  if (line.value === undefined) return;
  pen.textAlign = "right";
  pen.fillText(line.value, WIDTH - EDGE, y + look.height / 2);
}

/** The lines with the name below them as a drawing, in the colours of the current theme, or black on white with a QR above; undefined if the page may not draw. */
export function ticketDrawing(lines: readonly TicketLine[], brand: string, code?: Code): HTMLCanvasElement | undefined {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  const css = getComputedStyle(document.documentElement);
  const colour = (name: string) => (code ? PAPER[name] : css.getPropertyValue(name).trim()) || "#000";
  const font = (look: TicketLine["look"]) => {
    const { size, weight } = LOOKS[look];
    return `${weight} ${size}px ${css.getPropertyValue("--family") || "sans-serif"}`;
  };
  const placed = lines.map((line): Placed => {
    pen.font = font(line.look);
    const value = line.value === undefined ? 0 : pen.measureText(line.value).width + GAP;
    return { line, rows: line.look === "rule" ? [] : wrap(pen, line.text, WIDTH - 2 * EDGE - value) };
  });
  const heightOf = ({ line, rows }: Placed) => LOOKS[line.look].height * Math.max(1, rows.length);
  const top = EDGE + (code ? WIDTH - 2 * EDGE : 0);
  const height = placed.reduce((sum, each) => sum + heightOf(each), top) + EDGE + FOOT;
  canvas.width = WIDTH * FINE;
  canvas.height = height * FINE;
  pen.scale(FINE, FINE);
  pen.textBaseline = "middle";
  pen.fillStyle = colour("--surface");
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = colour("--chrome");
  pen.fillRect(0, height - FOOT, WIDTH, FOOT);
  if (code) drawCode(pen, code);
  let y = top;
  for (const each of placed) {
    pen.font = font(each.line.look);
    drawLine(pen, each, y, colour);
    y += heightOf(each);
  }
  pen.font = font("plain");
  pen.textAlign = "left";
  pen.fillStyle = colour("--chrome-fg");
  pen.fillText(brand, EDGE, height - FOOT / 2);
  return canvas;
}

/** A drawing as a PNG. */
export const pictureOf = (canvas: HTMLCanvasElement | undefined): Promise<Blob | undefined> =>
  new Promise((done) =>
    canvas === undefined ? done(undefined) : canvas.toBlob((blob) => done(blob ?? undefined), "image/png"),
  );

/** Draws the lines of a bet as a PNG in the colours of the current theme; undefined if the page may not draw. */
export const ticketPicture = (lines: readonly TicketLine[], brand: string): Promise<Blob | undefined> =>
  pictureOf(ticketDrawing(lines, brand));
