/** An answer that was asked for before the app's code had come, and the device's time at which it began to arrive, epoch ms. */
export interface EarlyAnswer {
  readonly response: Response;
  readonly at: number;
}

/** What app/start/boot.ts asked for, by address and headers. */
export type EarlyCalls = Map<string, Promise<EarlyAnswer>>;

/** The live list among them, as the index is going to show it. */
export interface EarlyList {
  readonly language: string;
  readonly sportId: number;
  readonly oddsStyle: number;
  /** 0 by league, 1 by time. */
  readonly matchSort: number;
  readonly answer: Promise<EarlyAnswer>;
}

declare global {
  interface Window {
    earlyCalls?: EarlyCalls;
    /** Undefined where another list is shown; known when the operator's configuration is. */
    earlyList?: Promise<EarlyList | undefined>;
  }
}

/** Address and headers as one text: an early answer serves only the very same call. */
export const earlyKey = (address: string, headers: Readonly<Record<string, string>> = {}): string =>
  `${address} ${JSON.stringify(headers)}`;

/** The envelope's code of an answer that is good (spec §8). */
const SUCCESS = 0;

/** True for an answer that was read before the app's own reader had come, and is good. */
export const isSuccess = ({ Code }: { readonly Code?: unknown }): boolean => Code === SUCCESS;

/** Resolves to true once every early answer is there and good; the answers stay where they are. */
export async function areEarlyGood(): Promise<boolean> {
  const calls = [...((typeof window === "undefined" ? undefined : window.earlyCalls)?.values() ?? [])];
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

/** The early answer to this call, once; undefined when there is none, or it got lost and the call has to be made. */
export async function takeEarly(key: string): Promise<EarlyAnswer | undefined> {
  const calls = typeof window === "undefined" ? undefined : window.earlyCalls;
  const answer = calls?.get(key);
  calls?.delete(key);
  return answer?.catch(() => undefined);
}
