"use no memo";

import { createPortal } from "react-dom";
import { useAskedNote } from "#app/flows/session/serverNote.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { FailureText } from "#app/components/views/FailureText.tsx";
import { useMovingPage } from "#app/ui/touch/useSteady.ts";
import styles from "./ServerNote.module.css";

/** What the server says to all pages that show prices or money: a blocked country, maintenance (spec §8, last part). */
export function ServerNote() {
  const note = useAskedNote();
  const place = document.getElementById("site-notice");
  useMovingPage(note?.said);
  if (note === undefined || place === null) return null;
  return createPortal(
    <p className={styles.note} role="status">
      <Icon name="info" size={16} />
      <span>{note.said === "" ? <FailureText code={note.code} /> : note.said}</span>
    </p>,
    place,
  );
}
