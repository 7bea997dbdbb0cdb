import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { decodeBoard } from "#app/api/odds/matchDecode.ts";
import { cellOf, faceOf } from "#app/components/board/price/cellOf.ts";
import { hasBonus, isLongName, rowLabel } from "#app/components/board/row/rowWords.ts";
import { hasRunningScore, mainScore, runningScore, type Side } from "#app/components/board/row/scoreOf.ts";
import { type BoardView, openingView, viewsOf } from "#app/components/board/views.ts";
import { EMPTY_BOARD, mergeDelta } from "#app/domain/boards/board.ts";
import { type LeagueSection, orderBoard } from "#app/domain/boards/boardOrder.ts";
import { isLanguage } from "#app/domain/member/languages.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { isOddsStyle, NO_PRICE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type EarlyList, isSuccess } from "#app/stores/first/early.ts";
import { i18n, showLanguage } from "#app/text/i18n.ts";
import { haltedWord, progressText } from "#app/text/progress.ts";
import { enableStylesheets } from "#app/ui/enableStylesheets.ts";
import { type IconName } from "#app/ui/icons/names.ts";
import board from "#app/components/board/Board.module.css";
import head from "#app/components/board/LeagueHeader.module.css";
import cells from "#app/components/board/price/MarketCells.module.css";
import single from "#app/components/board/row/Match1x2Row.module.css";
import meta from "#app/components/board/row/MatchMeta.module.css";
import pair from "#app/components/board/row/MatchRow.module.css";
import odds from "#app/components/board/price/OddsButton.module.css";
import extras from "#app/components/board/row/RowExtras.module.css";
import score from "#app/components/board/row/Score.module.css";
import star from "#app/components/board/row/Star.module.css";
import team from "#app/components/board/row/TeamLine.module.css";
import icons from "#app/ui/Icon.module.css";
import tags from "#app/ui/Tag.module.css";
import { noteTap } from "./firstTap.ts";

/**
 * The first rows of the live list, painted into the frame of index.html from the early answer while React and the rest of
 * the app are still on their way (performance 3). It is a part of its own, which comes and runs before that of start/main.tsx. What
 * the rows say is worked out by the very functions that the components use; e2e/first-rows.spec.ts holds the look of both
 * together. The frame is hidden from readers and stands until the app draws over it.
 */

/** Matches that a tall phone has room for. */
const MOST = 9;

/** Twice the live cadence: what was painted may not stand longer, ms (decisions, Polling). */
const OLD_MS = 30_000;

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | false | undefined;

const SVG = "http://www.w3.org/2000/svg";

function put<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

const tag = (name: string, attributes: Attributes, ...children: readonly Child[]): HTMLElement =>
  put(document.createElement(name), attributes, children);

/** A control that a finger reaches and a keyboard does not yet. */
const button = (attributes: Attributes, ...children: readonly Child[]): HTMLElement =>
  tag("button", { type: "button", tabindex: -1, ...attributes }, ...children);

function icon(name: IconName, size: number): Element {
  const use = put(document.createElementNS(SVG, "use"), { href: `#i-${name}` }, []);
  const stroke = size < 16 ? 2 : 1.75;
  const look = { class: icons.icon, width: size, height: size, "stroke-width": stroke };
  return put(document.createElementNS(SVG, "svg"), look, [use]);
}

const starButton = (): HTMLElement => button({ class: star.star }, icon("star", 16));

function leagueHead({ leagueName, sportId, matches }: LeagueSection): HTMLElement {
  return tag(
    "div",
    { class: head.header, "data-open": true },
    icon(`sport-${sportId}` as IconName, 18),
    button({ class: head.page }, tag("span", { class: head.name }, leagueName), icon("right", 14)),
    tag("span", { class: head.count }, String(matches.length)),
    starButton(),
    button({ class: head.fold }, icon("up", 16)),
  );
}

function metaLine(words: I18n, match: Match, brief: boolean): HTMLElement {
  const halted = haltedWord(match.state);
  return tag(
    "p",
    { class: meta.meta },
    halted
      ? tag("span", { class: tags.tag, "data-tone": "warn" }, words._(halted))
      : tag("span", { class: meta.live }, progressText(words, match)),
    match.virtual && tag("span", { class: tags.tag, "data-tone": "grey" }, words._(msg`Virtual`)),
    match.tv > 0 && !brief && !halted && !match.virtual && icon("play", 14),
  );
}

function teamLine(match: Match, side: Side): HTMLElement {
  const { live } = match;
  const cards = live?.red?.[side] ?? 0;
  const running = !isHalted(match.state);
  const name = side === 0 ? match.home : match.away;
  const scores = () =>
    tag(
      "span",
      { class: team.scores },
      tag(
        "span",
        { class: score.score },
        tag("span", { class: score.figure }, String(mainScore(match, side) ?? NO_PRICE)),
      ),
      ...runningScore(match, side).map((part) => tag("span", { class: team.part }, part)),
    );
  return tag(
    "p",
    { class: team.team, "data-long": isLongName(name) },
    tag("span", { class: team.name }, name),
    cards > 0 && tag("span", { class: team.card }, cards > 1 && String(cards)),
    running && live?.server === side + 1 && tag("span", { class: team.server }),
    running && scores(),
  );
}

const more = ({ marketCount }: Match): Child =>
  marketCount > 0 && button({ class: extras.more }, `+${marketCount}`, icon("right", 14));

interface Column {
  readonly marketId: number;
  readonly positions: number;
  readonly look: "pair" | "row";
}

function priceCells(words: I18n, match: Match, style: OddsStyle, { marketId, positions, look }: Column): HTMLElement {
  const { sportId, home, away } = match;
  const line = match.markets[marketId]?.[0];
  const halted = haltedWord(match.state) !== undefined;
  const cell = (betPos: number) => {
    const said = cellOf(words, { sportId, home, away, marketId, betPos, line, halted }, style, false);
    const face = faceOf({ ...said, stacked: said.stacked || look === "row", named: false });
    const { state, sign, price } = face;
    const attributes = {
      class: odds.cell,
      "data-state": state,
      "data-fit": face.fit,
      "data-bare": face.bare,
      "data-negative": face.negative,
    };
    if (state === "closed") return button(attributes, NO_PRICE);
    return button(
      attributes,
      said.line !== "" && tag("span", { class: odds.line, "data-sign": sign }, sign === undefined && said.line),
      " ",
      state === "open" ? tag("span", { class: odds.price }, price) : icon("lock", 16),
    );
  };
  return tag(
    "fieldset",
    { class: cells.cells, "data-look": look },
    ...Array.from({ length: positions }, (_, at) => cell(at + 1)),
  );
}

/** What all rows of the list have in common. */
interface RowLook {
  readonly words: I18n;
  readonly style: OddsStyle;
  readonly view: BoardView | undefined;
}

function matchRow({ words, style, view }: RowLook, match: Match, first: boolean): HTMLElement {
  const { rows } = view ?? {};
  const attributes = { "data-first": first, "aria-label": rowLabel(words, match, 0) };
  const sides = [teamLine(match, 0), teamLine(match, 1)];
  const prices = (marketId: number, positions: number, look: Column["look"]) =>
    priceCells(words, match, style, { marketId, positions, look });
  if (rows?.look === "single") {
    const top = tag("div", { class: single.head }, metaLine(words, match, true), starButton(), more(match));
    const teams = tag("div", { class: single.teams }, top, ...sides);
    return tag("article", { class: single.row, ...attributes }, teams, prices(rows.market, rows.positions, "row"));
  }
  const bonus =
    hasBonus(match) &&
    button({ class: extras.bonus }, tag("span", { class: tags.tag, "data-tone": "bonus" }, words._(msg`Bonus`)));
  const teams = tag(
    "div",
    { class: pair.teams },
    metaLine(words, match, false),
    tag("div", { class: pair.sides }, ...sides),
    tag("div", { class: pair.extras }, starButton(), bonus, more(match)),
  );
  return tag(
    "article",
    { class: pair.row, "data-scores": hasRunningScore(match.sportId), ...attributes },
    teams,
    ...(rows?.markets ?? []).map((marketId) => prices(marketId, 2, "pair")),
  );
}

/** The rows of an answer, as many as a phone has room for; undefined where there is nothing that may be shown. */
async function rowsOf({ answer, language, oddsStyle, matchSort }: EarlyList): Promise<HTMLElement | undefined> {
  const { response } = await answer;
  const body = (await response.clone().json()) as Record<string, unknown>;
  if (!isSuccess(body) || !isLanguage(language) || !isOddsStyle(oddsStyle)) return undefined;
  const { leagues, matches } = mergeDelta(EMPTY_BOARD, decodeBoard("", body, 0));
  const live = Object.fromEntries(Object.entries(matches).filter(([, { stage }]) => stage === "live"));
  await Promise.all([showLanguage(language), enableStylesheets()]);
  const place = tag("div", { class: board.board });
  const sections = orderBoard({ leagues, matches: live }, matchSort === 1 ? 1 : 0);
  const views = sections.flatMap(({ sportId }) => viewsOf(sportId));
  const look = { words: i18n, style: oddsStyle, view: openingView(views, Object.values(live)) ?? views[0] };
  let painted = 0;
  for (const section of sections) {
    if (painted >= MOST) break;
    place.append(leagueHead(section));
    for (const [at, { id }] of section.matches.entries()) {
      const match = live[id];
      if (match && painted < MOST) place.append(matchRow(look, match, at === 0));
      painted += 1;
    }
  }
  return painted > 0 ? place : undefined;
}

/** Paints the rows in place of the grey ones, unless the app was faster. Other layouts and large text wait for the app. */
async function paintFirstRows(early: Promise<EarlyList | undefined>): Promise<void> {
  const list = await early;
  const root = document.documentElement;
  const narrow = root.clientWidth < 16 * Number.parseFloat(getComputedStyle(root).fontSize);
  if (!list || narrow || matchMedia("(width >= 744px)").matches) return;
  const rows = await rowsOf(list);
  const grey = document.querySelectorAll(".boot-league, .boot-row");
  if (!rows || grey.length === 0) return;
  grey[0]?.before(rows);
  for (const one of grey) one.remove();
  rows.addEventListener("click", noteTap);
  // where the app does not come, no price may grow old
  setTimeout(() => rows.remove(), OLD_MS);
}

if (window.earlyList) paintFirstRows(window.earlyList).catch(() => undefined);
