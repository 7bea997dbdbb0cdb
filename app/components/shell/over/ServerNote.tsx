"use no memo";

import { useAskedNote } from "#app/flows/session/preference.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { FailureText } from "#app/components/views/FailureText.tsx";
import styles from "./ServerNote.module.css";

/** What the server says to all pages that show prices or money: a blocked country, maintenance (spec §8, last part). */
export function ServerNote() {
  const note = useAskedNote();
  if (note === undefined) return null;
  return (
    <p className={styles.note} role="status">
      <Icon name="info" size={16} />
      <span>{note.said === "" ? <FailureText code={note.code} /> : note.said}</span>
    </p>
  );
}
