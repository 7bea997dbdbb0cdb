import { type Closure, type OwnWords } from "#app/stores/operator/site.ts";
import { readEntries } from "./entries.ts";

/** What config.json says about the whole site at one moment. */
export interface SiteNews {
  readonly notice?: { readonly text: OwnWords; readonly level: "info" | "warn" };
  readonly closure?: Closure;
  /** When that next changes, epoch ms; undefined = never. */
  readonly next: number | undefined;
}

/** The start and end of a message, epoch ms; a missing time is unbounded. */
const span = ({ from, to }: { readonly from?: string; readonly to?: string }) => ({
  from: from === undefined ? -Infinity : Date.parse(from),
  to: to === undefined ? Infinity : Date.parse(to),
});

const isIn = ({ from, to }: ReturnType<typeof span>, now: number): boolean => from <= now && now < to;

/**
 * Reads notice and maintenance from the operator's file, as they are at this time, epoch ms by the server's clock
 * (OPS-07).
 */
export function siteNews(file: unknown, now: number): SiteNews {
  const { notice, maintenance } = readEntries(file ?? {}).good;
  const [said, shut] = [notice && span(notice), maintenance && span(maintenance)];
  const moments = [said, shut].flatMap((one) => (one === undefined ? [] : [one.from, one.to]));
  const toCome = moments.filter((at) => at > now && at < Infinity);
  return {
    ...(notice && said && isIn(said, now) && { notice: { text: notice.text, level: notice.level } }),
    ...(maintenance &&
      shut &&
      isIn(shut, now) && {
        closure: { ...shut, text: maintenance.text, news: maintenance.news, isOutage: false },
      }),
    next: toCome.length === 0 ? undefined : Math.min(...toCome),
  };
}
