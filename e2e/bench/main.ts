import "#app/ui/themes/base.css";
import "#app/ui/themes/default.css";
import { type BoardData } from "#app/api/odds/matchData.ts";
import { delta, wholeBoard } from "./deltas.ts";
import { mountOurs } from "./ours.tsx";
import { mountVanilla } from "./vanilla.ts";

declare global {
  interface Window {
    /** Lays the next answer over the board and resolves when it is painted. */
    tick: (number: number) => Promise<void>;
    ready: Promise<void>;
    /** Durations of the tasks over 50 ms since the first paint, ms. */
    longTasks: number[];
  }
}

const query = new URLSearchParams(location.search);
const size = Number(query.get("size"));
const changed = Number(query.get("changed"));
/** Where the matches that change are among the first, which are in sight. */
const among = Number(query.get("among") ?? size);
const place = document.createElement("div");
place.id = "app";
document.body.append(place);

/** The answers of a tape, oldest first; undefined when the polls are made up. */
const tapeOf = async (): Promise<readonly BoardData[] | undefined> =>
  query.has("tape") ? ((await (await fetch("tape.json")).json()) as BoardData[]) : undefined;

/** A board is there after so many frames, or never. */
const DRAWN_WITHIN = 300;

const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

window.ready = (async () => {
  const tape = await tapeOf();
  const whole = tape?.[0] ?? wholeBoard(size);
  const lay = query.get("board") === "ours" ? await mountOurs(place, whole) : mountVanilla(place, whole);
  // made before the clock runs: a poll's answer has been parsed when the board gets it
  const answers = new Map<number, BoardData>();
  window.tick = async (number) => {
    const answer = tape?.[number] ?? answers.get(number);
    answers.delete(number);
    if (tape === undefined) answers.set(number + 1, delta(size, changed, number + 1, among));
    if (answer) lay(answer);
    await painted();
  };
  for (let frame = 0; frame < DRAWN_WITHIN && place.querySelector("article") === null; frame += 1) await painted();
  // an empty page is fast, and never grows
  if (place.querySelector("article") === null) throw new Error("no board was drawn");
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask" });
})();
