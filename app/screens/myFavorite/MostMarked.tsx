import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { ListBody } from "#app/components/board/ListBody.tsx";
import { useViews } from "#app/components/board/useViews.ts";
import { SportStrip } from "#app/components/shell/lists/SportStrip.tsx";
import { Toolbar } from "#app/components/shell/lists/Toolbar.tsx";
import { type MostMarked as Marked } from "#app/flows/lists/mostMarked.ts";
import { showSport } from "#app/stores/list.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyView, type EmptyViewProps } from "#app/ui/views/EmptyView.tsx";
import styles from "./MyFavoriteScreen.module.css";

interface MostMarkedProps {
  readonly marked: Marked;
  /** What the page shows without favourites, and the link it offers. */
  readonly empty: EmptyViewProps;
  /** Leads to what was marked here meanwhile. */
  readonly onDone: (() => void) | undefined;
}

/** Shown without favourites: how to add one, and what members mark most, each with its star. */
export function MostMarked({ marked, empty, onDone }: MostMarkedProps) {
  const app = useApp();
  const { t } = useLingui();
  const { sportId, sports } = marked;
  const { views, view, show, turn } = useViews(sportId, marked);
  return (
    <>
      {sports.length > 0 && (
        <>
          <SportStrip sports={sports} active={sportId} onChoose={(sportId) => showSport(app, sportId)} />
          <Toolbar views={views} active={view.id} onView={show} />
        </>
      )}
      <main>
        <div className={styles.none}>
          <div>
            <p className={styles.title}>{empty.title}</p>
            <p>{empty.text}</p>
          </div>
          {onDone ? (
            <Button onClick={onDone}>{t`Favourites`}</Button>
          ) : (
            empty.action && (
              <Button variant="quiet" onClick={empty.action.onClick}>
                {empty.action.label}
              </Button>
            )
          )}
        </div>
        <h2 className={styles.most}>{t`Members’ favourites`}</h2>
        <ListBody
          name={`marked:${sportId}`}
          list={marked}
          playType="popular"
          view={view}
          onTurn={turn}
          empty={<EmptyView {...empty} />}
        />
      </main>
    </>
  );
}
