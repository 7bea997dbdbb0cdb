import { type Attempt } from "#app/domain/slip/attempt.ts";
import { type Tab, type TabId, type World } from "./world.ts";

/** Time differences beyond this are the same to every rule, ms. */
const LONG_MS = 130_000;

/**
 * A time, in whole seconds before now: a tap takes 1 ms, so that what follows is newer, a difference too small for any
 * rule.
 */
const ago = (now: number, at: number): string => String(Math.round(Math.min(now - at, LONG_MS) / 1_000));

function attemptText(now: number, attempt: Attempt): string {
  if (attempt.state === "ready")
    return `-${attempt.lastRef ?? ""}${attempt.freshAfter > 0 ? ago(now, attempt.freshAfter) : ""}`;
  const head = `${attempt.state.slice(0, 4)}${attempt.entry.ref}`;
  if (attempt.state === "notFound" || attempt.state === "repriced") return head + ago(now, attempt.at);
  if (!("since" in attempt)) return head;
  const times = `${ago(now, attempt.since)}/${ago(attempt.lookedAt, attempt.since)}/${ago(attempt.firstLook ?? attempt.lookedAt, attempt.since)}`;
  if (attempt.state === "accepted") return `${head}${times}${attempt.proof.slice(0, 1)}${attempt.betIds.join()}`;
  if (attempt.state !== "asked") return head + times;
  return `${head}${times}${attempt.alone}${attempt.taken}${attempt.bets.map(({ id }) => id).join()}`;
}

function tabText(now: number, { attempts, tapped, sending, readings, known, doubts }: Tab, echo: boolean): string {
  const reads = readings.map(
    ({ ref, at, listed, before, final }) =>
      `${ref}${ago(now, at)}:${listed.map(({ id }) => id).join()}:${attemptText(now, before)}${final}`,
  );
  return [
    attemptText(now, attempts.current),
    ...attempts.aside.map((attempt) => attemptText(now, attempt)),
    `${tapped ?? ""}|${sending ?? ""}|${reads.join(";")}|${echo ? "" : known.join()}|${doubts.join()}`,
  ].join(" ");
}

const journalText = ({ journal }: World): string =>
  journal
    .map(
      ({ entry, outcome, betIds, notMine = [] }) =>
        `${entry.ref}${outcome.slice(0, 2)}${betIds.join()}!${notMine.join()}`,
    )
    .join();

const callsText = ({ calls }: World): string =>
  calls.map(({ ref, tab, answer }) => `${ref}${tab ?? "x"}${answer ?? ""}`).join();

const ledgerText = ({ ledger }: World): string =>
  ledger.map(({ id, ref, shown }) => `${id}${ref}${shown ? 1 : 0}`).join();

const fatesText = ({ fates }: World, echo: boolean): string =>
  fates
    .map(
      ({ entry, tab, sent, says, told }) =>
        `${entry.ref}${tab}${sent}${says.join()}${told.join()}<${echo ? "" : entry.knownIds.join()}`,
    )
    .join();

/**
 * Writes worlds that are one step from another: two worlds share a key if no rule can tell them apart. A step leaves
 * most things unchanged, and those are written once. With refs nobody asks which bets a page knew.
 */
export function keysAround(before: World, echo: boolean): (world: World) => string {
  const tabs = before.tabs.map((tab) => tabText(before.now, tab, echo));
  const journal = journalText(before);
  const calls = callsText(before);
  const ledger = ledgerText(before);
  const fates = fatesText(before, echo);
  const tabOf = ({ now, tabs: held }: World, id: TabId): string =>
    held[id] === before.tabs[id] && now === before.now ? (tabs[id] ?? "") : tabText(now, held[id], echo);
  return (world) =>
    [
      `${world.taps}${world.faults}${world.sleeps}${world.lock ?? "x"}`,
      tabOf(world, 0),
      tabOf(world, 1),
      world.journal === before.journal ? journal : journalText(world),
      world.calls === before.calls ? calls : callsText(world),
      world.ledger === before.ledger ? ledger : ledgerText(world),
      world.fates === before.fates ? fates : fatesText(world, echo),
    ].join("#");
}
