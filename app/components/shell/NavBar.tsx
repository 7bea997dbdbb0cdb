"use no memo";

import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { Badge } from "#app/ui/Badge.tsx";
import { HeadBar } from "#app/ui/HeadBar.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import type { BurmaSwitchProps } from "#app/components/shell/lists/BurmaSwitch.tsx";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import styles from "./NavBar.module.css";

/** What only members see, and what only area 2 has, loads when somebody needs it (performance 3). */
const BalancePill = lazyPart(() => import("./BalancePill.tsx"), "BalancePill");
const BurmaSwitch = lazyPart(() => import("#app/components/shell/lists/BurmaSwitch.tsx"), "BurmaSwitch");

/** Only where the header has room for it. */
const ThemePalette = lazyPart(() => import("./ThemePalette.tsx"), "ThemePalette");

/** Visitors alone have it: members set the language in the settings and in the drawer. */
const LanguageButton = lazyPart(() => import("./LanguageButton.tsx"), "LanguageButton");

/** Only when a match is shown beside the list. */
const SearchField = lazyPart(() => import("./wide/SearchField.tsx"), "SearchField");

/** Loads with the brand itself, which is awaited before the first render (app/start/operator.ts). */
const BrandMark = lazyPart(() => import("./BrandMark.tsx"), "BrandMark");

/** What the header shows; absent parts are left out. */
export interface NavBarProps {
  readonly title: string;
  /** The operator's logo or name replaces the title, which then names the picker. */
  readonly branded?: boolean | undefined;
  /** What the page is about, at the right: "Soccer · Today" (design 15). */
  readonly context?: string | undefined;
  /** Opens the drawer; a sub-page gives `onBack` instead. */
  readonly onMenu?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  /** The title opens the groups of sports, if there is more than one. */
  readonly combo?: { readonly open: boolean; readonly onToggle: () => void } | undefined;
  /** Burma mode on or off, in area 2; it replaces the title. */
  readonly burma?: BurmaSwitchProps | undefined;
  /** Opens the search, from a field of its own. */
  readonly onSearch?: (() => void) | undefined;
  /** It shows the member's balance; a visitor has `onLogin` instead. */
  readonly balance: boolean;
  readonly onLogin?: (() => void) | undefined;
  /** The bet records shortcut; `count` is the badge's text, "" for none. */
  readonly records?: { readonly count: string; readonly onOpen: () => void } | undefined;
  /** Removes all selections from the parlay (design 09). */
  readonly onClear?: (() => void) | undefined;
  /** The palette, where the header has room for it (spec §2, theme toggle). */
  readonly palette?: boolean | undefined;
  /** The dark-mode toggle; absent where there is no dark mode. */
  readonly darkMode?: { readonly on: boolean; readonly onToggle: () => void } | undefined;
}

/** The words of the header; with a picker they are the button that opens it. */
function Title({ title, branded, combo, burma }: Pick<NavBarProps, "title" | "branded" | "combo" | "burma">) {
  if (burma)
    return (
      <Suspense fallback={null}>
        <BurmaSwitch {...burma} />
      </Suspense>
    );
  const words = branded ? (
    <Suspense fallback={null}>
      <BrandMark />
    </Suspense>
  ) : (
    <span className={styles.words}>{title}</span>
  );
  if (!combo) return words;
  return (
    <button
      className={styles.combo}
      type="button"
      aria-label={branded ? title : undefined}
      aria-expanded={combo.open}
      onClick={combo.onToggle}
    >
      {words}
      <Icon name={combo.open ? "up" : "down"} size={16} />
    </button>
  );
}

/** What stands elsewhere too, and gives way to a long title. */
function Spare({ records, palette, darkMode }: Pick<NavBarProps, "records" | "palette" | "darkMode">) {
  const { t } = useLingui();
  return (
    <span className={styles.spare}>
      {records && (
        <IconButton
          icon="receipt"
          label={records.count === "" ? t`My bets` : t`My bets, ${records.count} unsettled`}
          badge={records.count !== "" && <Badge corner>{records.count}</Badge>}
          onClick={records.onOpen}
        />
      )}
      {palette && (
        <Suspense fallback={null}>
          <ThemePalette />
        </Suspense>
      )}
      {darkMode && (
        <IconButton
          q="set:dark"
          icon={darkMode.on ? "sun" : "moon"}
          label={darkMode.on ? t`Light mode` : t`Dark mode`}
          onClick={darkMode.onToggle}
        />
      )}
    </span>
  );
}

/** The 52 px header (design 4.4). */
export function NavBar({
  title,
  branded,
  context,
  onMenu,
  onBack,
  combo,
  burma,
  onSearch,
  balance,
  onLogin,
  records,
  onClear,
  palette,
  darkMode,
}: NavBarProps) {
  const { t } = useLingui();
  return (
    <HeadBar
      start={
        onBack ? (
          <IconButton q="nav:back" icon="back" label={t`Back`} onClick={onBack} />
        ) : (
          onMenu && <IconButton q="drawer" icon="menu" label={t`Menu`} onClick={onMenu} />
        )
      }
      title={<Title title={title} branded={branded} combo={combo} burma={burma} />}
    >
      {context !== undefined && <span className={styles.context}>{context}</span>}
      {onSearch && (
        <Suspense fallback={null}>
          <SearchField onOpen={onSearch} />
        </Suspense>
      )}
      {balance && (
        <Suspense fallback={null}>
          <BalancePill />
        </Suspense>
      )}
      {onLogin && (
        <Suspense fallback={null}>
          <span className={styles.globe}>
            <LanguageButton />
          </span>
        </Suspense>
      )}
      {onLogin && (
        <button className={styles.login} data-q="nav:login" type="button" onClick={onLogin}>
          <span className={styles.face}>{t`Log in`}</span>
        </button>
      )}
      {onClear && <IconButton q="drop:all" icon="trash" label={t`Remove all selections`} onClick={onClear} />}
      <Spare records={records} palette={palette} darkMode={darkMode} />
    </HeadBar>
  );
}
