"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { Drawer } from "#app/ui/layers/Drawer.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { MenuHead, type MenuMember } from "./MenuHead.tsx";
import styles from "./SideMenu.module.css";

const MenuLinks = lazyPart(() => import("./MenuLinks.tsx"), "MenuLinks");
const MenuChoices = lazyPart(() => import("./MenuChoices.tsx"), "MenuChoices");
const VersionText = lazyPart(() => import("./VersionText.tsx"), "VersionText");

interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Undefined = a visitor. */
  readonly member?: MenuMember | undefined;
  readonly onLogin?: (() => void) | undefined;
  /** Beside the cross: what the header has no room for. */
  readonly tools?: ReactNode;
  /** The rows, in their order (MenuRows). */
  readonly children: ReactNode;
  /** Only for a member outside a host frame. */
  readonly onLogout?: (() => void) | undefined;
  /** Only for a visitor, where the operator gave an address. */
  readonly onHome?: (() => void) | undefined;
}

/** The drawer: who one is, the pages in the specification's order, then language and odds style, log out and version (spec §2; design 4.8). */
export function SideMenu({ open, onClose, member, onLogin, tools, children, onLogout, onHome }: SideMenuProps) {
  const { t } = useLingui();
  const foot = onLogout ?? onHome;
  return (
    <Drawer open={open} onClose={onClose} label={t`Menu`}>
      <div className={styles.menu}>
        <MenuHead member={member} onLogin={onLogin} />
        <nav className={styles.rows} aria-label={t`Pages`}>
          {children}
          <Suspense fallback={null}>
            <MenuLinks />
          </Suspense>
        </nav>
        <div className={styles.choices}>
          <Suspense fallback={null}>
            <MenuChoices />
          </Suspense>
        </div>
        <div className={styles.foot}>
          {foot && (
            <button className={styles.row} data-q={onLogout ? "nav:logout" : "nav:home"} type="button" onClick={foot}>
              <Icon name={onLogout ? "logout" : "home"} />
              {onLogout ? t`Log out` : t`Back to Home`}
            </button>
          )}
          <span className={styles.version}>
            <Suspense fallback={null}>
              <VersionText />
            </Suspense>
          </span>
        </div>
        <span className={styles.tools}>
          {tools}
          <IconButton q="act:cancel" icon="close" label={t`Close`} onClick={onClose} />
        </span>
      </div>
    </Drawer>
  );
}
