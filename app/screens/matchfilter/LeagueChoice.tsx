import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type ListedLeague } from "#app/domain/boards/listed.ts";
import { foldText } from "#app/domain/boards/search.ts";
import { Button } from "#app/ui/Button.tsx";
import { Checkbox } from "#app/ui/Checkbox.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import styles from "./LeagueChoice.module.css";

interface LeagueChoiceProps {
  readonly leagues: readonly ListedLeague[];
  /** The leagues the list is narrowed to now; undefined = all. */
  readonly only: readonly number[] | undefined;
  /** Undefined shows all. */
  readonly onShow: (only: readonly number[] | undefined) => void;
}

/** The check list of leagues with its foot (design 4.16, 15). */
export function LeagueChoice({ leagues, only, onShow }: LeagueChoiceProps) {
  const { t } = useLingui();
  const [checked, setChecked] = useState<ReadonlySet<number>>(() => new Set(only ?? leagues.map(({ id }) => id)));
  const [words, setWords] = useState("");
  const wanted = foldText(words);
  const found = leagues.filter(({ name }) => foldText(name).includes(wanted));
  const chosen = leagues.filter(({ id }) => checked.has(id));
  const matches = chosen.reduce((sum, { count }) => sum + count, 0);
  const set = (ids: readonly number[], on: (id: number) => boolean) =>
    setChecked((now) => {
      const next = new Set(now);
      for (const id of ids) {
        if (on(id)) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const all = leagues.map(({ id }) => id);
  const allChecked = chosen.length === leagues.length;
  const popular = new Set(leagues.flatMap((league) => (league.popular ? [league.id] : [])));

  const group = (title: string, rows: readonly ListedLeague[]) =>
    rows.length > 0 && (
      <section>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.rows}>
          {rows.map(({ id, name, count, popular: hot }) => (
            <li key={id} className={styles.row}>
              <Checkbox checked={checked.has(id)} onChange={(on) => set([id], () => on)}>
                {name}
              </Checkbox>
              {hot && (
                <span className={styles.hot}>
                  <Icon name="flame" size={16} />
                </span>
              )}
              <span className={styles.count}>{count}</span>
            </li>
          ))}
        </ul>
      </section>
    );

  return (
    <main className={styles.page}>
      <div className={styles.tools}>
        <SearchField label={t`Search league name`} clearLabel={t`Clear`} value={words} onChange={setWords} />
        <div className={styles.acts}>
          <button className={styles.act} type="button" onClick={() => set(all, () => !allChecked)}>
            <Icon name={allChecked ? "minus" : "checks"} size={16} />
            {allChecked ? t`Uncheck all` : t`Check all`}
          </button>
          <button className={styles.act} type="button" onClick={() => set(all, (id) => !checked.has(id))}>
            <Icon name="reverse" size={16} />
            {t`Reverse`}
          </button>
          {popular.size > 0 && (
            <button className={styles.act} type="button" onClick={() => set(all, (id) => popular.has(id))}>
              <Icon name="flame" size={16} />
              {t`Popular`}
            </button>
          )}
        </div>
      </div>
      {found.length === 0 && <p className={styles.none}>{t`No league has “${words}” in its name.`}</p>}
      {group(
        t`Popular`,
        found.filter((league) => league.popular),
      )}
      {group(
        t`All leagues`,
        found.filter((league) => !league.popular),
      )}
      <div className={styles.foot}>
        <p className={styles.sum} role="status">
          <strong className={styles.chosen}>
            {chosen.length === 0 ? t`Choose at least one league` : t`${chosen.length} of ${leagues.length} leagues`}
          </strong>
          <Plural value={matches} one="# match" other="# matches" />
        </p>
        <Button
          disabled={chosen.length === 0}
          onClick={() => onShow(allChecked ? undefined : chosen.map(({ id }) => id))}
        >
          {t`Show matches`}
        </Button>
      </div>
    </main>
  );
}
