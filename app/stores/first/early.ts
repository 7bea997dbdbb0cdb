/**
 * A response requested before the app's code had loaded, and the device's time at which it began to arrive, epoch ms.
 */
export interface EarlyAnswer {
  readonly response: Response;
  readonly at: number;
}

/** The requests of app/start/boot.ts, by address and headers. */
export type EarlyCalls = Map<string, Promise<EarlyAnswer>>;

/** The live list among them, as the index will show it. */
export interface EarlyList {
  readonly language: string;
  readonly sportId: number;
  readonly oddsStyle: number;
  /** 0 by league, 1 by time. */
  readonly matchSort: number;
  /** The operator's entry about crests, unchecked. */
  readonly crests?: unknown;
  readonly answer: Promise<EarlyAnswer>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
    /** Undefined if another list is shown; known once the operator's configuration is. */
    earlyList?: Promise<EarlyList | undefined>;
  }
}

/** Address and headers as one string: an early response only serves the identical request. */
export const earlyKey = (address: string, headers: Readonly<Record<string, string>> = {}): string =>
  `${address} ${JSON.stringify(headers)}`;

/** The envelope's code of a good response (spec §8). */
const SUCCESS = 0;

/** True for a good response that was read before the app's own reader had loaded. */
export const isSuccess = ({ Code }: { readonly Code?: unknown }): boolean => Code === SUCCESS;

/** The end of the key of a call that names no member. */
const OPEN = earlyKey("");

/** Resolves to true once every early response to a call of the list has arrived and is good; the responses stay where they are. */
export async function areEarlyGood(): Promise<boolean> {
  const calls = [...((typeof window === "undefined" ? undefined : window.earlyCalls) ?? [])].flatMap(([key, call]) =>
    key.endsWith(OPEN) ? [call] : [],
  );
  if (calls.length === 0) return false;
  try {
    const answers = await Promise.all(
      calls.map(async (call) => (await call).response.clone().json() as Promise<{ readonly Code?: unknown }>),
    );
    return answers.every(isSuccess);
  } catch {
    return false;
  }
}

/**
 * The early response to this call, once; undefined if there is none or it was lost, so that the call has to be made.
 */
export async function takeEarly(key: string): Promise<EarlyAnswer | undefined> {
  const calls = typeof window === "undefined" ? undefined : window.earlyCalls;
  const answer = calls?.get(key);
  calls?.delete(key);
  return answer?.catch(() => undefined);
}
