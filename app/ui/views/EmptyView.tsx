"use no memo";

import { type CSSProperties, type ReactNode } from "react";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./EmptyView.module.css";

interface EmptyAction {
  readonly label: ReactNode;
  readonly onClick: () => void;
}

/** What is missing, and a way out. */
export interface EmptyViewProps {
  readonly icon: IconName;
  /** Stands above the title, for a list that the server has nothing for. */
  readonly first?: ReactNode;
  /** What is missing. */
  readonly title: ReactNode;
  /** What to do. */
  readonly text?: ReactNode;
  readonly action?: EmptyAction;
  /** An alternative action; the first one is then emphasized. */
  readonly other?: EmptyAction;
  /** The hue of what is missing, with more actions below (design-2, 4.3). */
  readonly hue?: { readonly look: CSSProperties | undefined; readonly more: ReactNode };
}

/** Says that there is nothing and what to do next (design 4.17). */
export function EmptyView({ icon, first, title, text, action, other, hue }: EmptyViewProps) {
  return (
    <div className={styles.view} data-q="none" data-hue={hue && ""}>
      <span className={styles.disc} style={hue?.look}>
        <Icon name={icon} size={hue ? 32 : 28} />
      </span>
      {first !== undefined && <p className={styles.first}>{first}</p>}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action && (
        <div className={styles.action}>
          {other && (
            <Button variant="quiet" onClick={other.onClick}>
              {other.label}
            </Button>
          )}
          <Button variant={(other ?? hue) ? "primary" : "quiet"} onClick={action.onClick}>
            {action.label}
          </Button>
        </div>
      )}
      {hue?.more}
    </div>
  );
}
