"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "#app/components/shell/lazyPart.ts";
import { Drawer } from "#app/ui/layers/Drawer.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import { MenuHead, type MenuMember } from "./MenuHead.tsx";
import styles from "./SideMenu.module.css";

const MenuLinks = lazyPart(() => import("./MenuLinks.tsx"), "MenuLinks");

type PageName = "figures" | "results" | "announcements" | "rules" | "settings";

interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly version: string;
  /** Undefined = a visitor. */
  readonly member?: MenuMember | undefined;
  readonly onLogin?: (() => void) | undefined;
  /** The rows that unfold: outrights, favourites. */
  readonly groups?: ReactNode;
  /** What a page's row does; one without is not drawn. */
  readonly go?: Readonly<Partial<Record<PageName, () => void>>>;
  /** Only for a member outside a host frame. */
  readonly onLogout?: (() => void) | undefined;
  /** Only for a visitor, where the operator gave an address. */
  readonly onHome?: (() => void) | undefined;
}

const PAGES: readonly { readonly name: PageName; readonly icon: IconName }[] = [
  { name: "figures", icon: "bars" },
  { name: "results", icon: "results" },
  { name: "announcements", icon: "megaphone" },
  { name: "rules", icon: "book" },
  { name: "settings", icon: "settings" },
];

/** What the contract calls the pages. */
const ROUTES = {
  figures: "figures",
  results: "matchresult",
  announcements: "announcement",
  rules: "gamerule",
  settings: "setting",
} as const;

/** The drawer: who one is, outrights and favourites that unfold, the quieter pages, log out and version (design 4.8). */
export function SideMenu(props: SideMenuProps) {
  const { open, onClose, version, member, onLogin, groups, go = {}, onLogout, onHome } = props;
  const { t } = useLingui();
  const names: Readonly<Record<PageName, string>> = {
    figures: t`My figures`,
    results: t`Match results`,
    announcements: t`Announcements`,
    rules: t`Game rules`,
    settings: t`Settings`,
  };
  const foot = onLogout ?? onHome;
  return (
    <Drawer open={open} onClose={onClose} label={t`Menu`}>
      <div className={styles.menu}>
        <MenuHead member={member} onLogin={onLogin} />
        <nav className={styles.rows} aria-label={t`Pages`}>
          {groups}
          {PAGES.map(({ name, icon }) => {
            const visit = go[name];
            return (
              visit && (
                <button key={name} className={styles.row} data-q={`nav:${ROUTES[name]}`} type="button" onClick={visit}>
                  <Icon name={icon} />
                  {names[name]}
                </button>
              )
            );
          })}
          <Suspense fallback={null}>
            <MenuLinks />
          </Suspense>
        </nav>
        <div className={styles.foot}>
          {foot && (
            <button className={styles.row} data-q={onLogout ? "nav:logout" : "nav:home"} type="button" onClick={foot}>
              <Icon name={onLogout ? "logout" : "home"} />
              {onLogout ? t`Log out` : t`Back to Home`}
            </button>
          )}
          <span className={styles.version}>{t`Version ${version}`}</span>
        </div>
        <span className={styles.close}>
          <IconButton q="act:cancel" icon="close" label={t`Close`} onClick={onClose} />
        </span>
      </div>
    </Drawer>
  );
}
