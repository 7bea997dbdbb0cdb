import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { type Watch } from "#app/domain/watches/watch.ts";
import {
  type Telling,
  type WatchBook,
  withoutTelling,
  withoutWatch,
  withRead,
  withWatch,
} from "#app/domain/watches/watchBook.ts";
import { changeBook, useWatches, closeAlertList, useAlertList } from "#app/stores/watches/watches.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { focusOn } from "#app/ui/touch/restoreFocus.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { AlertExamples } from "./AlertExamples.tsx";
import { AlertSounds } from "./AlertSounds.tsx";
import { ToldRow, WaitingRow } from "./AlertRows.tsx";
import { useToWatched } from "./useToWatched.ts";
import styles from "./AlertList.module.css";

type Change = (book: WatchBook) => WatchBook;

interface SectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Section({ title, count, children }: SectionProps) {
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>
        {title} <span className={styles.count}>{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** Restores a removed watch, if there is room. */
const withAgain = (book: WatchBook, watch: Watch): WatchBook => {
  const again = withWatch(book, watch);
  return typeof again === "string" ? book : again;
};

/** Removes one entry, and can restore just that one, because more alerts may have arrived meanwhile. */
function useRemoving() {
  const app = useApp();
  const [back, setBack] = useState<{ readonly change: Change }>();
  const list = useRef<HTMLDivElement>(null);
  // the tapped row or Undo button is gone: the next Tab key starts in the list, and not outside the page
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusOn(list.current);
  }, [back]);
  const remove = (change: Change, undo: Change) => {
    setBack({ change: undo });
    changeBook(app, change);
  };
  return {
    list,
    removeTelling: (telling: Telling) =>
      remove(
        (book) => withoutTelling(book, telling.id),
        (book) => ({ ...book, told: [telling, ...book.told] }),
      ),
    removeWatch: (watch: Watch) =>
      remove(
        (book) => withoutWatch(book, watch.id),
        (book) => withAgain(book, watch),
      ),
    undo:
      back &&
      (() => {
        changeBook(app, back.change);
        setBack(undefined);
      }),
  };
}

/** Past alerts, current watches, and watches that ended without an alert (WAT-07). */
export function AlertList() {
  const app = useApp();
  const { t } = useLingui();
  const open = useAlertList((state) => state.open);
  const toWatched = useToWatched();
  const { watches, told } = useWatches();
  const { list, removeTelling, removeWatch, undo } = useRemoving();
  const [sounds, setSounds] = useState(false);
  const close = () => {
    changeBook(app, withRead);
    closeAlertList(app);
  };
  const visit = (watch: Watch) => () => {
    close();
    toWatched(watch);
  };
  const row = (telling: Telling) => (
    <ToldRow key={telling.id} telling={telling} onOpen={visit(telling.watch)} onRemove={() => removeTelling(telling)} />
  );
  const came = told.filter(({ news }) => news.kind !== "ended");
  const ended = told.filter(({ news }) => news.kind === "ended");
  return (
    <Sheet open={open} onClose={close} labelledBy="alerts-title">
      <SheetHead title={t`Alerts`} id="alerts-title" onClose={close}>
        <IconButton icon="settings" label={t`Sounds`} expanded={sounds} onClick={() => setSounds(!sounds)} />
      </SheetHead>
      {sounds && <AlertSounds />}
      <div className={styles.list} ref={list}>
        {watches.length + told.length === 0 && <AlertExamples />}
        <Section title={t`Sent`} count={came.length}>
          {came.map(row)}
        </Section>
        <Section title={t({ message: "Waiting", context: "alerts" })} count={watches.length}>
          {watches.map((watch) => (
            <WaitingRow key={watch.id} watch={watch} onOpen={visit(watch)} onRemove={() => removeWatch(watch)} />
          ))}
        </Section>
        <Section title={t({ message: "Ended", context: "alerts" })} count={ended.length}>
          {ended.map(row)}
        </Section>
      </div>
      {undo && (
        <p className={styles.undo} role="status">
          {t`Alert removed`}
          <Button variant="text" onClick={undo}>{t`Undo`}</Button>
        </p>
      )}
    </Sheet>
  );
}
