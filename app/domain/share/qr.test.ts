import decoder from "jsqr";
import { expect, test } from "vitest";
import { qrOf, type QrSquare } from "./qr.ts";
import { makeCode } from "./slipCode.ts";

// the package is older than its types say: its one export is a property of what Node imports
const { default: read } = decoder as unknown as { readonly default: typeof decoder };

/** The square as a camera sees it, four pixels a module. */
function seen({ side, isDark }: QrSquare): string | undefined {
  const width = side * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (isDark(x >> 2, y >> 2)) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return read(pixels, width, width)?.data;
}

const addressOf = (count: number, id: number) => {
  const picks = Array.from({ length: count }, (_, at) => ({
    matchId: id - at,
    marketId: 3,
    couId: id - at,
    betPos: 1,
    price: 1_950,
    hdp: "2.75",
  }));
  return `https://sports.example/#/pages/index/jump?goto=slip&picks=${makeCode(picks, 29_676_925)}`;
};

test.each([
  [1, 123_456_789],
  [3, 123_456_789],
  [10, 123_456_789],
  [10, Number.MAX_SAFE_INTEGER],
])("the QR of %d picks with ids near %d is read back letter by letter", (count, id) => {
  const address = addressOf(count, id);
  expect(seen(qrOf(address))).toBe(address);
});

test("LNK-10: a quiet zone of four modules stands around the code", () => {
  const { side, isDark } = qrOf(addressOf(1, 502));
  const border = Array.from({ length: side }, (_, at) => [isDark(at, 3), isDark(3, at), isDark(side - 4, at)]).flat();
  expect(border).not.toContain(true);
  expect([isDark(4, 4), isDark(side - 5, 4), isDark(4, side - 5)]).toEqual([true, true, true]);
});
