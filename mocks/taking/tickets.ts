import { hash } from "#mocks/world/chance.ts";

/** How long a quote may be used, ms of world time at normal speed. */
export const TICKET_LIFE = 120_000;

/** Quotes that were issued: each may be used for one bet. */
export interface Tickets {
  /** A new ticket for a selection: text of 19 digits. */
  issue(matchId: number, couId: number): string;
  /** What is wrong with a ticket for this selection; undefined if it may be used. */
  fault(ticketId: string, matchId: number, couId: number): "unknown" | "used" | "expired" | undefined;
  use(ticketId: string): void;
}

/** Ids of bets, tickets and cash-outs: text of 19 digits, unique in a world. */
export function createIds(seed: number): (now: number) => string {
  let count = 0;
  return (now) => {
    count += 1;
    const head = String(Math.floor(now)).padStart(13, "1").slice(-13);
    return `${head}${String((hash(seed, count) % 900) + 100)}${String(count % 1000).padStart(3, "0")}`;
  };
}

interface Issued {
  readonly matchId: number;
  readonly couId: number;
  readonly at: number;
  used: boolean;
}

const KEPT = 20_000;

/** The tickets of a world. `life` is how long one is valid, in world ms. */
export function createTickets(newId: (now: number) => string, now: () => number, life: () => number): Tickets {
  const issued = new Map<string, Issued>();
  return {
    issue: (matchId, couId) => {
      const id = newId(now());
      issued.set(id, { matchId, couId, at: now(), used: false });
      if (issued.size > KEPT) {
        const oldest = issued.keys().next().value;
        if (oldest !== undefined) issued.delete(oldest);
      }
      return id;
    },
    fault: (ticketId, matchId, couId) => {
      const held = issued.get(ticketId);
      if (held === undefined || held.matchId !== matchId || held.couId !== couId) return "unknown";
      if (held.used) return "used";
      return now() - held.at > life() ? "expired" : undefined;
    },
    use: (ticketId) => {
      const held = issued.get(ticketId);
      if (held) held.used = true;
    },
  };
}
