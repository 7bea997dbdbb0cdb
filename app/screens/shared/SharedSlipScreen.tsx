import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useState } from "react";
import { usePriceAge } from "#app/components/board/price/usePriceAge.ts";
import { AgeNote, LossNote } from "#app/components/views/StaleNote.tsx";
import { type CodeFault, readCode, type ReadCode } from "#app/domain/share/slipCode.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { isRunnerRow, type Joined, type SharedRow, useSharedPick, useSharedRows } from "#app/flows/share/sharedSlip.ts";
import { type LaunchSlip } from "#app/host/launch.ts";
import { useFeed } from "#app/stores/feed.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { isMember } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { keepSharedCode, keptSharedCode } from "#app/stores/sharedLink.ts";
import { agoText } from "#app/text/time/ago.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { runnerIn, selectionIn, viewOf } from "./pickViews.ts";
import { SharedFoot } from "./SharedFoot.tsx";
import { SharedPickRow } from "./SharedPickRow.tsx";
import styles from "./SharedSlipScreen.module.css";

declare module "@tanstack/react-router" {
  interface HistoryState extends Partial<LaunchSlip> {}
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** A link that cannot be read, with the reason if the receiver can do something about it (LNK-06). */
function Unreadable({ fault }: { readonly fault: CodeFault }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const words: Readonly<Partial<Record<CodeFault, string>>> = {
    version: t`It was made with a newer version of the app. Update to open it.`,
    check: t`The link is incomplete. Please ask for it again.`,
  };
  return (
    <main className={styles.page} aria-label={t`Shared slip`}>
      <EmptyView
        icon="alert"
        title={t`This link cannot be read`}
        text={words[fault] ?? t`Please ask for it again.`}
        action={{ label: t`Back to the list`, onClick: () => void navigate({ to: "/" }) }}
      />
    </main>
  );
}

/** The result of adding to the parlay, and a link to it. */
function Added({ joined }: { readonly joined: Joined }) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const { added } = joined;
  const replaced = joined.replaced.map((pick) => choiceTitle(i18n, pick)).join(", ");
  return (
    <p className={styles.added} role="status">
      <span>
        <Plural value={added} one="# selection added." other="# selections added." />
        {replaced !== "" && ` ${t`Replaced: ${replaced}.`}`}
      </span>
      <Button variant="text" onClick={() => void navigate({ to: PAGE.parlay })}>{t`Bet slip`}</Button>
    </p>
  );
}

const isOpen = ({ offer }: SharedRow): boolean => offer?.state === "open";

/** How many selections there are, and how many of them are open now. */
function Counts({ rows }: { readonly rows: readonly SharedRow[] }) {
  const count = rows.length;
  const open = rows.filter(isOpen).length;
  return (
    <Trans>
      <Plural value={count} one="# selection" other="# selections" />,{" "}
      <Plural value={open} one="# open now" other="# open now" />
    </Trans>
  );
}

/** The picks of a valid link with what is offered now. */
function Picks({ code, read }: { readonly code: string; readonly read: Extract<ReadCode, { ok: true }> }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const frozen = useFeed((feed) => feed.loss !== undefined);
  const [joined, setJoined] = useState<Joined>();
  const shared = useSharedRows(read.picks);
  const { rows, oddsStyle } = shared;
  const aged = usePriceAge(shared);
  const tap = useSharedPick();
  const ago = agoText(i18n.locale, read.ageMinutes);

  // a visitor who leaves to log in finds the page again
  const asOneWhoMayLeave = (act: () => void) => () => {
    if (!isMember(app)) keepSharedCode(code);
    act();
  };
  const addOf = (row: SharedRow): (() => void) | undefined => {
    if (frozen) return undefined;
    if (isRunnerRow(row)) {
      const runner = runnerIn(row);
      return runner && asOneWhoMayLeave(() => tap.outright(runner));
    }
    const selection = selectionIn(row, oddsStyle);
    return selection && asOneWhoMayLeave(() => tap.single(selection));
  };
  const addAll = (selections: readonly Selection[]) => setJoined(tap.parlay(selections));

  return (
    <main className={styles.page} aria-label={t`Shared slip`}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Counts rows={rows} />
        </h2>
        <p className={styles.made}>
          <span data-old={read.ageMinutes > DAY_MINUTES || undefined}>{t`Shared ${ago}`}</span>
          {" · "}
          {t`prices are current`}
        </p>
      </header>
      <LossNote />
      <AgeNote aged={aged} />
      {shared.failing && shared.updatedAt === 0 && (
        <p className={styles.failed} role="alert">
          {t`Failed to load`}
          <Button variant="text" onClick={shared.retry}>{t`Try again`}</Button>
        </p>
      )}
      <ul data-old={aged !== undefined || undefined}>
        {rows.map((row, at) => (
          <SharedPickRow key={at} view={viewOf(row, { i18n, oddsStyle, timeZone })} onAdd={addOf(row)} />
        ))}
      </ul>
      <p className={styles.note}>{t`Adding does not place a bet. You set the stake in the bet slip.`}</p>
      {rows.length > 1 && (
        <SharedFoot rows={rows} oddsStyle={oddsStyle} onAdd={frozen ? undefined : addAll}>
          {joined && <Added joined={joined} />}
        </SharedFoot>
      )}
    </main>
  );
}

/** A slip shared as a link: its picks then and now; nothing is added without a tap (LNK-07, LNK-08; design-2, 7.3). */
export function SharedSlipScreen() {
  const code = useRouterState({ select: ({ location }) => location.state.picks }) ?? keptSharedCode();
  const read = readCode(code, Math.floor(serverNow() / MINUTE_MS));
  return read.ok ? <Picks key={code} code={code} read={read} /> : <Unreadable fault={read.error} />;
}
