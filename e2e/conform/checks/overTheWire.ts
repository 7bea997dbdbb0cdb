import { boardQuery } from "#e2e/conform/answers.ts";
import { contradictions, lasting, leavesOf, type Places } from "#e2e/conform/between.ts";
import { type Book } from "#e2e/conform/book.ts";
import { type Check } from "#e2e/conform/check.ts";
import { skip } from "#e2e/conform/skip.ts";
import { type Answer, type CallName } from "#e2e/conform/wire.ts";

const SLOWEST_MS = 2_000;
const BIG = 2_000;
const MOST_BYTES = 3_000_000;
/** How many matches are enough to measure the length of a match. */
const ENOUGH = 20;

/** The most that Chromium keeps the answer to a preflight, s. */
const LONGEST_S = 7_200;
/** A server may leave shorter answers as they are: they fit into one packet. */
const WORTH_PACKING = 1_400;

const HEADERS = ["authorization", "bcs", "etag", "content-type"];

const wordsOf = (answer: Answer, header: string): string[] =>
  (answer.headers.get(header) ?? "")
    .toLowerCase()
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

const preflight = (book: Book): Promise<Answer> =>
  book.wire.send("OPTIONS", "/odds/GetMenu", {
    origin: "https://app.example",
    "access-control-request-method": "GET",
    "access-control-request-headers": HEADERS.join(),
  });

const fromElsewhere = (book: Book): Promise<Answer> =>
  book.wire.send("GET", "/odds/GetMenu?language=en-US", { origin: "https://app.example" });

const PUBLIC: readonly (readonly [CallName, Record<string, string | number | boolean>])[] = [
  ["GetLiveMatchOdds", boardQuery()],
  ["GetNoLiveMatchOdds", { ...boardQuery(), playType: 1 }],
  ["GetMenu", { language: "en-US" }],
  ["GetAllHotMatch", { language: "en-US" }],
];

/** Every place of a response but the T of a board, which may move with each answer. */
const placesIn = ({ json }: Answer): Places => {
  const places = leavesOf(json);
  places.delete("/T");
  return places;
};

/** Where another account's response differs from the member's before and after it, which are the same there. */
async function forTwo(book: Book, call: CallName, query: Record<string, string | number | boolean>) {
  const before = await book.wire.ask(call, { query, as: "member" });
  const other = await book.wire.ask(call, { query, as: "other" });
  const after = await book.wire.ask(call, { query, as: "member" });
  const odd = contradictions(placesIn(before), placesIn(other), placesIn(after));
  return new Map(odd.map((place) => [place, other]));
}

export const WIRE: readonly Check[] = [
  {
    id: "C73",
    title: "a preflight is answered as an app on another host needs it",
    cites: "OPS-12",
    run: async ({ book, find, warn }) => {
      const answer = await preflight(book);
      const allowed = wordsOf(answer, "access-control-allow-headers");
      // a star covers all but authorization
      const named = (name: string) => allowed.includes(name) || (name !== "authorization" && allowed.includes("*"));
      const missing = HEADERS.filter((name) => !named(name));
      if (answer.status < 200 || answer.status > 299) find(`status ${answer.status}`, answer);
      else if (answer.status !== 204) warn(`status ${answer.status}; 204 needs no content`, answer);
      if (!["*", "https://app.example"].includes(answer.headers.get("access-control-allow-origin") ?? ""))
        find("the app's origin is not allowed", answer);
      if (missing.length > 0) find(`access-control-allow-headers does not name ${missing.join(", ")}`, answer);
      const methods = wordsOf(answer, "access-control-allow-methods");
      for (const method of ["get", "post"])
        if (!methods.includes(method) && !methods.includes("*")) find(`${method.toUpperCase()} is not allowed`, answer);
      const age = answer.headers.get("access-control-max-age");
      if (Number(age) < LONGEST_S) warn(`access-control-max-age ${String(age)}: ${LONGEST_S} asks least often`, answer);
    },
  },
  {
    id: "C74",
    title: "Retry-After, Age and Date may be read by the app",
    cites: "OPS-12",
    run: async ({ book, find }) => {
      const answer = await fromElsewhere(book);
      const exposed = wordsOf(answer, "access-control-expose-headers");
      for (const name of ["retry-after", "age", "date"])
        if (!exposed.includes(name) && !exposed.includes("*")) find(`${name} is not exposed`, answer);
    },
  },
  {
    id: "C75",
    title: "boards may be kept for a second, member answers not at all",
    cites: "OPS-11",
    needs: "public",
    run: async ({ book, find }) => {
      const board = await book.wire.ask("GetLiveMatchOdds", { query: boardQuery(), as: "visitor" });
      const kept = wordsOf(board, "cache-control");
      for (const word of ["public", "max-age=0", "s-maxage=1"])
        if (!kept.includes(word)) find(`a live board without ${word}`, board);
      if (wordsOf(board, "vary").join() !== "accept-encoding")
        find(`Vary: ${String(board.headers.get("vary"))}`, board);
      const own = await book.wire.ask("GetUserInfo");
      for (const word of ["private", "no-store"])
        if (!wordsOf(own, "cache-control").includes(word)) find(`GetUserInfo without ${word}`, own);
      const broken = await book.wire.send("GET", "/odds/NoSuchCall");
      if (!wordsOf(broken, "cache-control").includes("no-store")) find("an error without no-store", broken);
    },
  },
  {
    id: "C76",
    title: "a public answer has no byte of a member: what has not moved is equal for two accounts",
    cites: "OPS-10",
    needs: "public",
    run: async ({ book, find }) => {
      for (const [call, query] of PUBLIC) {
        const odd = await lasting(book.manner, () => forTwo(book, call, query));
        for (const [place, answer] of odd ?? []) find(`${call}: ${place} is another for another account`, answer);
      }
    },
  },
  {
    id: "C77",
    title: "boards come compressed",
    cites: "contract, Conventions",
    run: async ({ book, find }) => {
      const { answer } = await book.today();
      const encoding = answer.headers.get("content-encoding");
      if (encoding === null && answer.text.length > WORTH_PACKING)
        find(`${answer.text.length} characters without content-encoding`, answer);
    },
  },
  {
    id: "C78",
    title: "an answer takes less than 2 s, at the second time at the latest",
    cites: "spec §7",
    atEnd: true,
    run: async ({ book, find }) => {
      const slow = book.wire.log.filter(({ ms, method }) => ms >= SLOWEST_MS && method === "GET");
      const calls = new Map(slow.map((answer) => [answer.call, answer]));
      for (const answer of calls.values()) {
        const again = await book.wire.again(answer);
        if (again.ms >= SLOWEST_MS)
          find(`${answer.call} took ${Math.round(answer.ms)} ms, then ${Math.round(again.ms)} ms`, again);
      }
    },
  },
  {
    id: "C79",
    title: "a board of 2,000 matches is less than 3 MB",
    cites: "contract, Shapes",
    run: async ({ book, find }) => {
      const boards = [await book.live(), await book.today(), await book.early()].filter(
        ({ data }) => data.MH.length >= ENOUGH,
      );
      if (boards.length === 0) skip(`no board has ${ENOUGH} matches`);
      for (const { answer, data } of boards) {
        const bytes = (Buffer.byteLength(answer.text) / data.MH.length) * BIG;
        if (bytes >= MOST_BYTES)
          find(`${Math.round(bytes / 1e4) / 100} MB at the length of these ${data.MH.length} matches`, answer);
      }
    },
  },
  {
    id: "C80",
    title: "a 503 has Retry-After",
    cites: "NET-04",
    atEnd: true,
    run: ({ book, find }) => {
      const busy = book.wire.log.filter(({ status }) => status === 503);
      for (const answer of busy) if (!answer.headers.has("retry-after")) find("503 without Retry-After", answer);
      if (busy.length === 0) skip("no 503 came");
    },
  },
];
