import { type Answer, type Wire } from "./wire.ts";
import { boardQuery, codeOf } from "./answers.ts";

/** The outermost reason given by a system, such as "connect ECONNREFUSED 127.0.0.1:9". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/**
 * Why no check can be made of a backend, in a sentence; undefined if they can. Its responses also give the server's
 * clock.
 */
export async function unreached(wire: Wire, api: string): Promise<string | undefined> {
  if (!URL.canParse(api) || !/^https?:/.test(api))
    return `--url is the base of the calls, as https://example.com/api, and "${api}" was given`;
  let menu: Answer;
  try {
    menu = await wire.ask("GetMenu", { query: { language: "en-US" }, as: "visitor" });
  } catch (error) {
    return `nothing answers at ${api}: ${reasonOf(error)}`;
  }
  if (codeOf(menu) === undefined)
    return `${menu.address} answers status ${menu.status} and no envelope: is ${api} the base of the calls?`;
  if (wire.token() === "") {
    const board = await wire.ask("GetLiveMatchOdds", { query: boardQuery(), as: "visitor" });
    return codeOf(board) === 3
      ? "the live board is Code 3 for a visitor: a backend with login alone takes --token, and a tape cannot be checked"
      : undefined;
  }
  const user = await wire.ask("GetUserInfo");
  return codeOf(user) === 3 ? "the token is refused: GetUserInfo answers Code 3" : undefined;
}
