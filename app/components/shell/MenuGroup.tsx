import { useState } from "react";
import { Badge } from "#app/ui/Badge.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./MenuGroup.module.css";

export interface MenuGroupContent {
  /** The badge beside the name, "" for none. */
  readonly count?: string;
  readonly items: readonly { readonly id: number; readonly name: string; readonly count: number }[];
  readonly onChoose: (id: number) => void;
  /** What the row itself does while there is nothing to unfold. */
  readonly onEmpty: () => void;
}

interface MenuGroupProps {
  readonly icon: IconName;
  readonly name: string;
  readonly content: MenuGroupContent;
}

/** A row of the drawer that unfolds its 44 px children in place (design 4.8). */
export function MenuGroup({ icon, name, content }: MenuGroupProps) {
  const [open, setOpen] = useState(false);
  const { count = "", items, onChoose, onEmpty } = content;
  if (items.length === 0) {
    return (
      <button className={styles.row} type="button" onClick={onEmpty}>
        <Icon name={icon} />
        <span className={styles.name}>{name}</span>
      </button>
    );
  }
  return (
    <div>
      <button className={styles.row} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={icon} />
        <span className={styles.name}>{name}</span>
        {count !== "" && <Badge tone="soft">{count}</Badge>}
        <Icon name={open ? "up" : "down"} />
      </button>
      {open &&
        items.map((item) => (
          <button key={item.id} className={styles.child} type="button" onClick={() => onChoose(item.id)}>
            <span className={styles.name}>{item.name}</span>
            <span>{item.count}</span>
          </button>
        ))}
    </div>
  );
}
