import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { useNotice } from "#app/api/notice/getNotice.ts";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type Announcement } from "#app/domain/bets/notice.ts";
import { useRefresh } from "#app/flows/bets/records.ts";
import { useSettings } from "#app/stores/settings.ts";
import { stampText } from "#app/text/time/dateTexts.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { PullToRefresh } from "#app/ui/touch/PullToRefresh.tsx";
import { RichText } from "#app/ui/views/RichText.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import styles from "./AnnouncementScreen.module.css";

/** An announcement is new for this long, ms. */
const NEW_MS = 6 * 3_600_000;

type Kind = 0 | 1 | 2 | 3;

interface OneProps {
  readonly one: Announcement;
  readonly timeZone: number;
  readonly openedAt: number;
}

function One({ one, timeZone, openedAt }: OneProps) {
  const { i18n, t } = useLingui();
  const age = openedAt - Date.parse(one.updatedAt);
  return (
    <article className={styles.card}>
      <p className={styles.when}>
        <time dateTime={one.updatedAt}>{stampText(i18n.locale, one.updatedAt, timeZone)}</time>
        {one.type === 2 && <Tag tone="warn">{t`Important`}</Tag>}
        {age >= 0 && age < NEW_MS && <Tag tone="accent">{t`New`}</Tag>}
      </p>
      <Suspense fallback={<p className={styles.wait} />}>
        <RichText html={one.content} />
      </Suspense>
    </article>
  );
}

/** The operator's announcements, newest first; the content's small HTML is rebuilt, never trusted (spec §2; design 24). */
export function AnnouncementScreen() {
  const { t } = useLingui();
  const language = useSettings((settings) => settings.language);
  const timeZone = useSettings((settings) => settings.timeZone);
  const { data, error, refetch } = useNotice({ language });
  const { busy, refresh } = useRefresh(refetch);
  const [openedAt] = useState(() => Date.now());
  const [kind, setKind] = useState<Kind>(0);

  if (data === undefined && error !== null) return <LoadFailed error={error} onRetry={refresh} />;
  if (data === undefined) return <LoadingRows label={t`Loading announcements`} rows={5} height={110} />;
  const names: Readonly<Record<Kind, string>> = {
    0: t({ message: "All", context: "announcements" }),
    1: t({ message: "General", context: "announcements" }),
    2: t({ message: "Important", context: "announcements" }),
    3: t`Matches`,
  };
  const kinds = ([0, 1, 2, 3] as const).filter((one) => one === 0 || data.some(({ type }) => type === one));
  const shown = data
    .filter(({ type }) => kind === 0 || type === kind)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id);
  return (
    <PullToRefresh onRefresh={refresh} busy={busy} label={t`Refreshing announcements`}>
      <main className={styles.page} aria-label={t`Announcements`}>
        <div className={styles.bar}>
          <div className={styles.kinds} role="radiogroup" aria-label={t`Type`}>
            {kinds.length > 2 &&
              kinds.map((one) => (
                <Chip key={one} q={`view:${one}`} as="radio" selected={one === kind} onClick={() => setKind(one)}>
                  {names[one]}
                </Chip>
              ))}
          </div>
          <IconButton q="refresh" icon="refresh" label={t`Refresh announcements`} disabled={busy} onClick={refresh} />
        </div>
        {shown.length === 0 && (
          <EmptyView
            icon="megaphone"
            first={t`No data`}
            title={t`No announcements`}
            text={t`Nothing new. Check back later.`}
            action={{ label: t`Refresh`, onClick: refresh }}
          />
        )}
        {shown.map((one) => (
          <One key={one.id} one={one} timeZone={timeZone} openedAt={openedAt} />
        ))}
      </main>
    </PullToRefresh>
  );
}
