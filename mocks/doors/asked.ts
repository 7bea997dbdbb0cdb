/** How long a second's count is kept, s. */
const KEPT = 10;

/** What an interface was asked: for load runs, which compare it with what clients asked of the cache in front of it. */
export interface Asked {
  readonly note: (url: URL) => void;
  readonly told: () => { readonly all: number; readonly busiest: number; readonly variant: string };
}

/** A call with everything that changes its response, except the updateTime of a delta. */
function variantOf({ pathname, searchParams }: URL): string {
  const given = [...searchParams].filter(([name]) => name !== "updateTime");
  return `${pathname}?${new URLSearchParams(given).toString()}`;
}

/** Counts the calls of an interface: all, and those of its busiest variant in one of the last ten seconds. */
export function countAsked(): Asked {
  let all = 0;
  const seconds = new Map<number, Map<string, number>>();
  return {
    note: (url) => {
      all += 1;
      const second = Math.floor(Date.now() / 1_000);
      const counts = seconds.get(second) ?? new Map<string, number>();
      seconds.set(second, counts);
      const variant = variantOf(url);
      counts.set(variant, (counts.get(variant) ?? 0) + 1);
      for (const old of seconds.keys()) if (old <= second - KEPT) seconds.delete(old);
    },
    told: () => {
      const counts = [...seconds.values()].flatMap((second) => [...second]);
      const [variant, busiest] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? ["", 0];
      return { all, busiest, variant };
    },
  };
}
