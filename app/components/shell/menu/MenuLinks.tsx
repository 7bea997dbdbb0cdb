"use no memo";

import { useLingui } from "@lingui/react/macro";
import { AgeMark } from "#app/components/duties/AgeMark.tsx";
import { operatorEntries } from "#app/flows/operator/entries.ts";
import styles from "./MenuLinks.module.css";

/** The operator's own pages, its licence and the age from which one may bet, at the end of the drawer (OPS-06). */
export function MenuLinks() {
  const { t } = useLingui();
  const { links, licence, age } = operatorEntries();
  const pages = [
    { name: t`Terms`, address: links.terms },
    { name: t`Safer gambling`, address: links.saferPlay },
    { name: t`Support`, address: links.support },
    { name: t`Privacy`, address: links.privacy },
  ].filter(({ address }) => address !== undefined);
  if (pages.length === 0 && licence === undefined && age === undefined) return null;
  return (
    <div className={styles.duties}>
      {pages.map(({ name, address }) => (
        <a key={name} className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
      <span className={styles.age}>
        <AgeMark />
      </span>
      {licence !== undefined && <p className={styles.licence}>{licence}</p>}
    </div>
  );
}
