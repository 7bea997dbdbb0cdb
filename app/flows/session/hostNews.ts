import { type App } from "#app/application/app.ts";
import { claimsOf } from "#app/api/access/claims.ts";
import { type Attempt } from "#app/domain/slip/attempt.ts";
import { type Attempts } from "#app/domain/slip/attempts.ts";
import { notifyHost } from "#app/host/host.ts";
import { type AppMessage } from "#app/host/messages.ts";
import { stopAll } from "#app/flows/stops.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { useSlip } from "#app/stores/slip.ts";

type Message<T extends AppMessage["type"]> = Extract<AppMessage, { readonly type: T }>;
type Slip = ReturnType<ReturnType<typeof useSlip.of>["getState"]>;

/** The member's current slip: the open single, else the parlay. */
function slipNews({ single, leaving, parlay }: Slip): Message<"SlipChanged"> {
  if (single !== undefined && !leaving) return { type: "SlipChanged", count: 1, mode: "single" };
  return { type: "SlipChanged", count: parlay.length, mode: parlay.length > 0 ? "parlay" : "none" };
}

function watchSlip(app: App): () => void {
  let told = "";
  const look = (slip: Slip): void => {
    const news = slipNews(slip);
    const said = `${news.mode} ${news.count}`;
    if (said !== told && notifyHost(news)) told = said;
  };
  look(useSlip.of(app).getState());
  return useSlip.of(app).subscribe(look);
}

/** What a host is told of an attempt; while it is being looked for, that its outcome is unknown (BET-03). */
const STATES = {
  submitting: "placing",
  accepted: "placed",
  refused: "refused",
  repriced: "repriced",
  unknown: "unknown",
  reconciling: "unknown",
  asked: "unknown",
  stillUnknown: "unknown",
  notFound: "notFound",
} as const satisfies Record<Exclude<Attempt["state"], "ready">, Message<"BetState">["state"]>;

function betNews(attempt: Exclude<Attempt, { state: "ready" }>): Message<"BetState"> {
  const betId = attempt.state === "accepted" ? attempt.betIds[0] : undefined;
  const { kind } = attempt.entry;
  return { type: "BetState", state: STATES[attempt.state], kind, ...(betId !== undefined && { betId }) };
}

function watchBets(app: App): () => void {
  const told = new Map<string, string>();
  const look = ({ current, aside }: Attempts): void => {
    for (const attempt of [current, ...aside]) {
      if (attempt.state === "ready") continue;
      const news = betNews(attempt);
      const said = `${news.state} ${news.betId ?? ""}`;
      const { ref } = attempt.entry;
      if (said !== told.get(ref) && notifyHost(news)) told.set(ref, said);
    }
  };
  look(useAttempts.of(app).getState());
  return useAttempts.of(app).subscribe(look);
}

/** How long before its end the host is told that the session ends, ms. */
const FIRST_WARNING_MS = 120_000;

/** And once more, ms. */
const LAST_WARNING_MS = 30_000;

/** The longest delay of a browser's timer, ms. */
const LONGEST_MS = 2 ** 31 - 1;

/** Calls back at that time by the server's clock, epoch ms. Returns the way to cancel it. */
function actAt(moment: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = moment - serverNow();
    timer = left > LONGEST_MS ? setTimeout(wait, LONGEST_MS) : setTimeout(act, Math.max(0, left));
  };
  wait();
  return () => clearTimeout(timer);
}

/** Announces twice that the current token expires; a new token starts again. */
function watchEnd(app: App): () => void {
  let token: string | undefined;
  let callOff = (): void => undefined;
  const look = (): void => {
    const { phase, credentials } = useSession.of(app).getState();
    const held = phase === "member" ? credentials?.token : undefined;
    if (held === token) return;
    token = held;
    callOff();
    callOff = () => undefined;
    if (held !== undefined) arm(held);
  };
  const arm = (held: string): void => {
    const end = claimsOf(held)?.expiresAt;
    if (end === undefined) return;
    const tell = () => void notifyHost({ type: "SessionEnding", inMs: Math.max(0, Math.round(end - serverNow())) });
    // a token this near its end is announced only once
    const isLate = end - serverNow() <= LAST_WARNING_MS;
    const due = isLate ? [LAST_WARNING_MS] : [FIRST_WARNING_MS, LAST_WARNING_MS];
    callOff = stopAll(due.map((before) => actAt(end - before, tell)));
  };
  look();
  const stop = useSession.of(app).subscribe(look);
  return () => {
    stop();
    token = undefined;
    callOff();
  };
}

/**
 * Tells the host site about slip, bets and the end of the session, now and at each change (OPS-13). Returns the stop
 * function.
 */
export const reportToHost = (app: App): (() => void) => stopAll([watchSlip(app), watchBets(app), watchEnd(app)]);
