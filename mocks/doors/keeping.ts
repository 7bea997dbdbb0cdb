/**
 * How long a response may be cached if all members get the same prices, by call (OPS-11); nothing else may be cached.
 */
const KEPT: Readonly<Record<string, string>> = {
  GetLiveMatchOdds: "public, max-age=0, s-maxage=1, stale-while-revalidate=2",
  ...Object.fromEntries(
    [
      "GetMenu",
      "GetNoLiveMatchOdds",
      "GetSingleMatchOdds",
      "GetLeagueMatchOdds",
      "GetBatchMatchOdds",
      "GetAllFavorite",
    ].map((call) => [call, "public, max-age=0, s-maxage=5"]),
  ),
  ...Object.fromEntries(
    ["GetMixparlaySchedule", "GetScheduleDateGroup2", "GetAllHotMatch", "GetOutRight", "GetMatchMinParlayCount"].map(
      (call) => [call, "public, max-age=0, s-maxage=30"],
    ),
  ),
  GetSettleMatchResult: "public, max-age=0, s-maxage=300",
};

/** The caching header of a response; `isPublic`: all members get the same prices. */
export function keeping(url: URL, status: number, isPublic: boolean): string {
  if (status !== 200) return "no-store";
  const call = url.pathname.split("/").at(-1) ?? "";
  return (isPublic ? KEPT[call] : undefined) ?? "private, no-store";
}
