import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { pricedIn } from "#app/api/boards.ts";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { useListSearch } from "#app/components/shell/wide/listColumn.ts";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type Found, isSearchable } from "#app/domain/boards/search.ts";
import { foldText } from "#app/domain/foldText.ts";
import { matchPlace } from "#app/flows/lists/matchPlace.ts";
import { useMenuView } from "#app/flows/lists/menu.ts";
import { useSearch } from "#app/flows/lists/search.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";
import { useSettings } from "#app/stores/settings.ts";
import { forgetSearches, rememberSearch, useRecentSearches } from "#app/stores/recentSearches.ts";
import { sportName } from "#app/text/sports.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import { useDesktop } from "#app/ui/useWide.ts";
import { FoundRow } from "./FoundRow.tsx";
import { SportRows } from "./SportRows.tsx";
import styles from "./SearchScreen.module.css";

function keyOf(found: Found): string {
  if (found.kind === "team") return `t${found.match.sportId} ${found.name}`;
  return found.kind === "league" ? `l${found.leagueId}` : `o${found.outright.leagueId}:${found.outright.title}`;
}

/** Shown before any search: earlier searches, and the sports. */
function Ready({ onWord }: { readonly onWord: (word: string) => void }) {
  const app = useApp();
  const { t } = useLingui();
  const recent = useRecentSearches(({ words }) => words);
  const { sports } = useMenuView();
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.recent}>
          <h2 className={styles.title}>
            {t`Recent searches`}
            <button className={styles.forget} type="button" onClick={() => forgetSearches(app)}>
              {t`Clear all`}
            </button>
          </h2>
          <div className={styles.chips}>
            {recent.map((word) => (
              <Chip key={word} look="soft" icon="history" onClick={() => onWord(word)}>
                {word}
              </Chip>
            ))}
          </div>
        </section>
      )}
      <section>
        <h2 className={styles.title}>{t`Sports`}</h2>
        <SportRows sports={sports} />
      </section>
    </>
  );
}

/** Opens a result; the search is kept in the address, so that it is there again on the way back. */
function useOpenFound(typed: string) {
  const app = useApp();
  const navigate = useNavigate();
  const desktop = useDesktop();
  const leave = async () => {
    rememberSearch(app, typed);
    await navigate({ to: PAGE.search, search: { q: typed }, replace: true, resetScroll: false });
  };
  const open = async (one: Found) => {
    await leave();
    if (one.kind === "team") {
      const { id: matchId, leagueId } = one.match;
      // beside its match the search stays where it is
      void navigate({ ...matchPlace(app, { matchId, leagueId }), resetScroll: !desktop });
    } else if (one.kind === "league") {
      void navigate({ to: PAGE.league, search: { leagueId: one.leagueId } });
    } else {
      const { sportId, leagueId } = one.outright;
      void navigate({ to: PAGE.outright, search: { sportId, leagueId } });
    }
  };

  return { leave, open };
}

interface FindingsProps {
  readonly typed: string;
  readonly search: ReturnType<typeof useSearch>;
  readonly onClear: () => void;
}

/** The sports, groups, leagues, teams and outrights found, and what is still loading. */
function Findings({ typed, search, onClear }: FindingsProps) {
  const { i18n, t } = useLingui();
  const { client } = useApp();
  const language = useSettings((settings) => settings.language);
  const oddsStyle = useListedStyle();
  const { combos, sports } = useMenuView();
  const { found, looking, partly } = search;
  const { leave, open } = useOpenFound(typed);
  const holds = (name: string) => foldText(name).includes(foldText(typed));
  const namedSports = sports.filter(({ sportId }) => holds(i18n._(sportName(sportId))));
  const namedCombos = combos.filter(({ name }) => holds(name));
  const named = namedSports.length + namedCombos.length;
  const sections: readonly (readonly [string, readonly Found[]])[] = [
    [t`Teams`, found.teams],
    [t`Leagues`, found.leagues],
    [t`Outright winners`, found.winners],
    [t`Inside a word`, found.inside],
  ];
  const shown = sections.filter(([, rows]) => rows.length > 0);
  const none = shown.length === 0 && named === 0;
  const priceOf = (matchId: number) => pricedIn(client, matchId, { language, oddsStyle })?.match;
  return (
    <RowProvider matchOf={priceOf} oddsStyle={oddsStyle}>
      {partly && <p className={styles.note}>{t`Some lists could not be searched. Please try again in a moment.`}</p>}
      {named > 0 && <SportRows sports={namedSports} combos={namedCombos} onLeave={leave} />}
      {shown.map(([title, rows]) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.kind}>{title}</h2>
          <ul className={styles.rows}>
            {rows.map((one) => (
              <li key={keyOf(one)}>
                <FoundRow found={one} typed={typed} onOpen={() => void open(one)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {none && looking && <LoadingRows label={t`Searching`} height={60} />}
      {none && !looking && (
        <EmptyView
          icon="search"
          title={t`Nothing found for “${typed}”`}
          text={t`Try fewer letters, or the name in another language.`}
          action={{ label: t`Clear`, onClick: onClear }}
        />
      )}
    </RowProvider>
  );
}

/** Searches teams, leagues and outrights of all sports by name; recent searches are offered. */
export function SearchScreen() {
  const { t } = useLingui();
  const { q = "" } = useListSearch();
  const [text, setText] = useState(q);
  const search = useSearch(text);
  const typed = text.trim();
  return (
    <main>
      <div className={styles.head}>
        <SearchField
          label={t`Team, league or winner`}
          clearLabel={t`Clear`}
          value={text}
          onChange={setText}
          initialFocus={q === ""}
        />
      </div>
      {isSearchable(typed) ? (
        <Findings typed={typed} search={search} onClear={() => setText("")} />
      ) : (
        <Ready onWord={setText} />
      )}
    </main>
  );
}
