/** The picture's size in pixels, frames per second, and the length of the loop in seconds. */
export const WIDTH = 480;
export const HEIGHT = 270;
export const FRAME_RATE = 15;
export const LOOP_SECONDS = 12;

type Colour = readonly [red: number, green: number, blue: number];

const GRASS: readonly [Colour, Colour] = [
  [46, 112, 62],
  [41, 102, 56],
];
const LINE: Colour = [214, 232, 216];
const HOME: Colour = [216, 52, 60];
const AWAY: Colour = [66, 126, 222];
const BALL: Colour = [250, 250, 244];
const SHADE: Colour = [24, 62, 34];

/** The pitch inside the picture: left, top, right, bottom. */
const [LEFT, TOP, RIGHT, BOTTOM] = [20, 17, 460, 253];
const [MIDDLE_X, MIDDLE_Y] = [(LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2];

/** How much of a pixel is covered by a line `away` pixels from it. */
const cover = (away: number, half = 0.8): number => Math.max(0, Math.min(1, half + 0.5 - Math.abs(away)));

const frameOf = (
  x: number,
  y: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number => {
  const inX = x >= left - 1 && x <= right + 1;
  const inY = y >= top - 1 && y <= bottom + 1;
  return Math.max(
    inY ? Math.max(cover(x - left), cover(x - right)) : 0,
    inX ? Math.max(cover(y - top), cover(y - bottom)) : 0,
  );
};

/** How white the markings are at a pixel, 0 to 1. */
function marking(x: number, y: number): number {
  const circle = Math.hypot(x - MIDDLE_X, y - MIDDLE_Y);
  const halfway = y >= TOP && y <= BOTTOM ? cover(x - MIDDLE_X) : 0;
  const boxes = [
    [LEFT, MIDDLE_Y - 70, LEFT + 69, MIDDLE_Y + 70],
    [LEFT, MIDDLE_Y - 32, LEFT + 23, MIDDLE_Y + 32],
    [RIGHT - 69, MIDDLE_Y - 70, RIGHT, MIDDLE_Y + 70],
    [RIGHT - 23, MIDDLE_Y - 32, RIGHT, MIDDLE_Y + 32],
    [LEFT, TOP, RIGHT, BOTTOM],
  ] as const;
  return Math.max(halfway, cover(circle - 38), cover(circle, 2.2), ...boxes.map((box) => frameOf(x, y, box)));
}

const blend = (under: number, over: number, share: number): number => Math.round(under + (over - under) * share);

function paint(pixels: Uint8Array, x: number, y: number, colour: Colour, share: number): void {
  const at = (y * WIDTH + x) * 3;
  for (const [channel, value] of colour.entries())
    pixels[at + channel] = blend(pixels[at + channel] ?? 0, value, share);
}

function emptyPitch(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const stripe = GRASS[Math.floor((x - LEFT + 440) / 44) % 2 === 0 ? 0 : 1];
      paint(pixels, x, y, stripe, 1);
      paint(pixels, x, y, LINE, marking(x, y) * 0.8);
    }
  }
  return pixels;
}

const PITCH = emptyPitch();

function dot(pixels: Uint8Array, x: number, y: number, radius: number, colour: Colour, strength = 1): void {
  for (
    let py = Math.max(0, Math.floor(y - radius - 1));
    py <= Math.min(HEIGHT - 1, Math.ceil(y + radius + 1));
    py += 1
  ) {
    for (
      let px = Math.max(0, Math.floor(x - radius - 1));
      px <= Math.min(WIDTH - 1, Math.ceil(x + radius + 1));
      px += 1
    ) {
      const inside = Math.max(0, Math.min(1, radius + 0.5 - Math.hypot(px - x, py - y)));
      if (inside > 0) paint(pixels, px, py, colour, inside * strength);
    }
  }
}

/** Where the players are when nothing happens, as fractions of the pitch: a goalkeeper, four, four and two. */
const PLACES: readonly (readonly [along: number, across: number])[] = [
  [0.03, 0.5],
  ...[0.16, 0.39, 0.61, 0.84].map((across) => [0.2, across] as const),
  ...[0.14, 0.38, 0.62, 0.86].map((across) => [0.4, across] as const),
  [0.55, 0.38],
  [0.55, 0.62],
];

/** The players who get the ball in turn, home 0 to 10, away 11 to 21, and the times of the passes in seconds. */
const PASSES: readonly (readonly [at: number, player: number])[] = [
  [0, 2],
  [1.4, 6],
  [2.6, 5],
  [3.8, 9],
  [4.9, 13],
  [6, 17],
  [7.2, 16],
  [8.3, 20],
  [9.4, 3],
  [10.7, 7],
  [12, 2],
];

type Point = readonly [x: number, y: number];

/** A player's position at a time: his own, shifted to the ball's side of the pitch, never quite still. */
function playerAt(player: number, seconds: number): Point {
  const [along, across] = PLACES[player % 11] ?? [0.5, 0.5];
  const turn = (2 * Math.PI * seconds) / LOOP_SECONDS;
  const lean = player % 11 === 0 ? 0.01 : 0.1 * Math.sin(turn);
  const share = (player < 11 ? along : 1 - along) + lean + 0.02 * Math.sin(2 * turn + player);
  const side = across + 0.035 * Math.cos(turn * (1 + (player % 3)) + player * 2);
  return [LEFT + share * (RIGHT - LEFT), TOP + side * (BOTTOM - TOP)];
}

function ballAt(seconds: number): Point {
  const next = PASSES.findIndex(([at]) => at > seconds);
  const [from, to] = [PASSES[next - 1] ?? [0, 2], PASSES[next] ?? [LOOP_SECONDS, 2]];
  const share = (seconds - from[0]) / (to[0] - from[0]);
  // the ball stays at a player's foot for the first third of a beat
  const gone = Math.max(0, (share - 0.33) / 0.67);
  const eased = gone * (2 - gone);
  const [[x0, y0], [x1, y1]] = [playerAt(from[1], seconds), playerAt(to[1], seconds)];
  return [x0 + (x1 - x0) * eased + 5 * (1 - eased), y0 + (y1 - y0) * eased + 3];
}

/** The picture at one time: a pitch from above, two teams and a ball being passed; red, green and blue bytes. */
export function pictureAt(seconds: number): Uint8Array {
  const pixels = PITCH.slice();
  for (let player = 0; player < 22; player += 1) {
    const [x, y] = playerAt(player, seconds);
    dot(pixels, x + 1.5, y + 2, 5, SHADE, 0.5);
    dot(pixels, x, y, 5, player < 11 ? HOME : AWAY);
  }
  const [x, y] = ballAt(seconds);
  dot(pixels, x + 1, y + 1.5, 3, SHADE, 0.5);
  dot(pixels, x, y, 3, BALL);
  return pixels;
}
