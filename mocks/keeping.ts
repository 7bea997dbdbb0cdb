/** How long an answer may be kept where all members are priced alike, by call (OPS-11); all else is nobody's to keep. */
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

/** What an answer says of its keeping; `isPublic`: all members are priced alike. */
export function keeping(url: URL, status: number, isPublic: boolean): string {
  if (status !== 200) return "no-store";
  const call = url.pathname.split("/").at(-1) ?? "";
  return (isPublic ? KEPT[call] : undefined) ?? "private, no-store";
}
