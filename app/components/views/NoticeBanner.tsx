"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { focusOn } from "#app/ui/touch/restoreFocus.ts";
import { type IconName } from "#app/ui/icons/names.ts";
import { noteChange } from "#app/ui/touch/steadyTap.ts";
import { useSwipe } from "#app/ui/touch/useSwipe.ts";
import { usePresence } from "#app/ui/layers/usePresence.ts";
import styles from "./NoticeBanner.module.css";

interface NoticeContent {
  /** Unique, so that the next notice comes in anew. */
  readonly id: string;
  readonly q?: DataQ;
  readonly icon: IconName;
  readonly tone: "up" | "down" | "warn" | "grey" | "win";
  /** "ID:1795625924160223005 Accepted". */
  readonly title: string;
  /** Pick, price and stake, where they are known. */
  readonly text?: string | undefined;
  /** What a win brought, large at the right. */
  readonly amount?: string;
}

interface NoticeBannerProps {
  /** The notice on show; undefined takes it away. */
  readonly notice: NoticeContent | undefined;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

/** The page outside an open dialog is inert, so a notice that comes meanwhile is drawn inside it, unless that is leaving. */
const topDialog = (): Element =>
  [...document.querySelectorAll("dialog[open]:not([data-leaving])")].at(-1) ?? document.body;

/** What had the focus before a key brought it here. */
const cameFrom = new WeakMap<Element, Element | null>();

/** Escape dismisses it; returns the way to stop. */
function hearKeys(node: HTMLElement, dismiss: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  node.addEventListener(
    "focusin",
    ({ relatedTarget: from }) => {
      if (!node.contains(from as Node | null)) cameFrom.set(node, from as Element | null);
    },
    { signal },
  );
  node.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // what lies under it stays open
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    },
    { signal },
  );
  return () => ends.abort();
}

/** It goes with the focus in it: the next Tab starts where the member came from, else at the page's title (WCAG 2.4.3). */
function giveFocusBack(node: HTMLElement | null): void {
  if (!node?.contains(document.activeElement)) return;
  const from = cameFrom.get(node);
  if (from instanceof HTMLElement && from.checkVisibility()) from.focus({ preventScroll: true });
  else focusOn(document.querySelector("h1"));
}

interface Keys {
  readonly banner: RefObject<HTMLElement | null>;
  /** What is drawn; another one is heard anew. */
  readonly drawn: unknown;
  readonly goes: boolean;
  readonly onDismiss: () => void;
}

/** What keys do in it: Escape dismisses it, and focus returns to where it was. */
function useKeys({ banner, drawn, goes, onDismiss }: Keys): void {
  const dismiss = useRef(onDismiss);
  useLayoutEffect(() => {
    dismiss.current = onDismiss;
    if (goes) giveFocusBack(banner.current);
  });
  useLayoutEffect(() => {
    const node = banner.current;
    return drawn && node ? hearKeys(node, () => dismiss.current()) : undefined;
  }, [drawn, banner]);
}

/** The banner over everything: a swipe up over 20 px dismisses it, a tap under 300 ms opens the records (design 4.14, 2.5). */
export function NoticeBanner({ notice, onOpen, onDismiss }: NoticeBannerProps) {
  const { t } = useLingui();
  const banner = useRef<HTMLOutputElement>(null);
  const [held, setHeld] = useState(() => ({ notice, host: topDialog() }));
  if (notice !== undefined && notice.id !== held.notice?.id) setHeld({ notice, host: topDialog() });
  const shown = usePresence(notice !== undefined, banner);
  const swipe = useSwipe({ onTap: onOpen, onSwipe: (way) => way === "up" && onDismiss() });
  const current = notice ?? held.notice;

  // a dialog that goes leaves behind what was told in it, as the sheet of a cash-out does
  useLayoutEffect(() => {
    const stay = () => setHeld(({ notice: told }) => ({ notice: told, host: topDialog() }));
    const { host } = held;
    host.addEventListener("close", stay);
    return () => host.removeEventListener("close", stay);
  }, [held]);

  useLayoutEffect(() => {
    const node = banner.current;
    if (!shown || !node?.isConnected) return;
    node.showPopover?.();
    noteChange(node);
    return () => node.hidePopover?.();
  }, [shown, held]);

  useKeys({ banner, drawn: shown && held, goes: notice === undefined, onDismiss });

  if (!shown || !current) return null;
  return createPortal(
    <output
      key={current.id}
      ref={banner}
      className={styles.banner}
      popover="manual"
      data-tone={current.tone}
      data-leaving={notice === undefined || undefined}
    >
      <button
        className={styles.card}
        data-q={current.q}
        type="button"
        {...swipe}
        onClick={(event) => {
          if (event.detail === 0) onOpen();
        }}
      >
        <span className={styles.disc} data-tone={current.tone}>
          <Icon name={current.icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{current.title}</span>
          {current.text !== undefined && <span className={styles.text}>{current.text}</span>}
        </span>
        {current.amount !== undefined && <b className={styles.amount}>{current.amount}</b>}
        <span className={styles.grip} />
      </button>
      <span className={styles.close}>
        <IconButton icon="close" label={t`Dismiss`} onClick={onDismiss} />
      </span>
    </output>,
    held.host,
  );
}
