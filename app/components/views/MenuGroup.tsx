"use no memo";

import { type ReactNode, useState } from "react";
import { Badge } from "#app/ui/Badge.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./MenuGroup.module.css";

interface MenuItemProps {
  readonly name: string;
  readonly count: number;
  readonly onChoose: () => void;
}

/** A 44 px child of an unfolded row, with how many it has (design 4.8). */
export function MenuItem({ name, count, onChoose }: MenuItemProps) {
  return (
    <button className={styles.child} type="button" onClick={onChoose}>
      <span className={styles.name}>{name}</span>
      <span>{count}</span>
    </button>
  );
}

/** What an unfolded row says while it has no children to show. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}

interface MenuRowProps {
  readonly icon: IconName;
  readonly q: DataQ;
  readonly name: string;
  /** The badge beside the name, "" for none. */
  readonly count?: string;
  readonly onVisit: () => void;
}

/** A row of the menu that leads to a page (design 4.8). */
export function MenuRow({ icon, q, name, count = "", onVisit }: MenuRowProps) {
  return (
    <button className={styles.row} data-q={q} type="button" onClick={onVisit}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      {count !== "" && <Badge tone="soft">{count}</Badge>}
    </button>
  );
}

interface MenuGroupProps extends Omit<MenuRowProps, "onVisit"> {
  /** What the row does where there is nothing to unfold. */
  readonly onVisit?: (() => void) | undefined;
  /** What stands under it, made only while it is unfolded. */
  readonly children: () => ReactNode;
}

/** A row of the menu that unfolds its children in place (design 4.8). */
export function MenuGroup({ onVisit, children, ...row }: MenuGroupProps) {
  const [open, setOpen] = useState(false);
  if (onVisit) return <MenuRow {...row} onVisit={onVisit} />;
  const { icon, q, name, count = "" } = row;
  return (
    <div>
      <button className={styles.row} data-q={q} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={icon} />
        <span className={styles.name}>{name}</span>
        {count !== "" && <Badge tone="soft">{count}</Badge>}
        <Icon name={open ? "up" : "down"} />
      </button>
      {open && children()}
    </div>
  );
}
