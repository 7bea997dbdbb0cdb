import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { LeagueFlag } from "#app/components/views/LeagueFlag.tsx";
import { type ListedLeague } from "#app/domain/boards/listed.ts";
import { foldText } from "#app/domain/foldText.ts";
import { Button } from "#app/ui/Button.tsx";
import { Checkbox } from "#app/ui/Checkbox.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import styles from "./LeagueChoice.module.css";

interface LeagueChoiceProps {
  readonly sportId: number;
  readonly leagues: readonly ListedLeague[];
  /** The leagues the list is narrowed to now; undefined = all. */
  readonly only: readonly number[] | undefined;
  /** Undefined shows all. */
  readonly onShow: (only: readonly number[] | undefined) => void;
}

interface LeagueRowsProps {
  readonly sportId: number;
  readonly title: string;
  readonly leagues: readonly ListedLeague[];
  readonly checked: ReadonlySet<number>;
  readonly onCheck: (id: number, on: boolean) => void;
}

/** One part of the check list; nothing where it has no leagues. */
function LeagueRows({ sportId, title, leagues, checked, onCheck }: LeagueRowsProps) {
  if (leagues.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {leagues.map(({ id, name, count, popular }) => (
          <li key={id} className={styles.row}>
            <Checkbox q={`league:${id}`} checked={checked.has(id)} onChange={(on) => onCheck(id, on)}>
              <span className={styles.league}>
                <LeagueFlag sportId={sportId} name={name} />
                {name}
              </span>
            </Checkbox>
            {popular && (
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
}

interface ManyProps {
  readonly allChecked: boolean;
  readonly hasPopular: boolean;
  /** Checks those leagues and no others. */
  readonly onCheck: (which: keyof typeof MANY) => void;
}

/** The buttons that check many leagues in one tap. */
function ManyButtons({ allChecked, hasPopular, onCheck }: ManyProps) {
  const { t } = useLingui();
  return (
    <div className={styles.acts}>
      <button
        className={styles.act}
        data-q="key:all"
        type="button"
        onClick={() => onCheck(allChecked ? "none" : "all")}
      >
        <Icon name={allChecked ? "minus" : "checks"} size={16} />
        {allChecked ? t`Uncheck all` : t`Check all`}
      </button>
      <button className={styles.act} type="button" onClick={() => onCheck("others")}>
        <Icon name="reverse" size={16} />
        {t`Reverse`}
      </button>
      {hasPopular && (
        <button className={styles.act} type="button" onClick={() => onCheck("popular")}>
          <Icon name="flame" size={16} />
          {t`Popular`}
        </button>
      )}
    </div>
  );
}

/** Which leagues each of those buttons checks. */
const MANY = {
  all: () => true,
  none: () => false,
  others: ({ id }, checked) => !checked.has(id),
  popular: ({ popular }) => popular,
} satisfies Record<string, (league: ListedLeague, checked: ReadonlySet<number>) => boolean>;

/** The check list of leagues with its foot (design 4.16, 15). */
export function LeagueChoice({ sportId, leagues, only, onShow }: LeagueChoiceProps) {
  const { t } = useLingui();
  const [checked, setChecked] = useState<ReadonlySet<number>>(() => new Set(only ?? leagues.map(({ id }) => id)));
  const [words, setWords] = useState("");
  const wanted = foldText(words);
  const found = leagues.filter(({ name }) => foldText(name).includes(wanted));
  const chosen = leagues.filter(({ id }) => checked.has(id));
  const matches = chosen.reduce((sum, { count }) => sum + count, 0);
  const allChecked = chosen.length === leagues.length;
  const checkMany = (which: keyof typeof MANY) =>
    setChecked((now) => new Set(leagues.filter((league) => MANY[which](league, now)).map(({ id }) => id)));
  const check = (id: number, on: boolean) =>
    setChecked((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)));

  return (
    <main className={styles.page}>
      <div className={styles.tools}>
        <SearchField label={t`Search league name`} clearLabel={t`Clear`} value={words} onChange={setWords} />
        <ManyButtons allChecked={allChecked} hasPopular={leagues.some(({ popular }) => popular)} onCheck={checkMany} />
      </div>
      {found.length === 0 && <p className={styles.none}>{t`No league has “${words}” in its name.`}</p>}
      <LeagueRows
        sportId={sportId}
        title={t`Popular`}
        leagues={found.filter(({ popular }) => popular)}
        checked={checked}
        onCheck={check}
      />
      <LeagueRows
        sportId={sportId}
        title={t`All leagues`}
        leagues={found.filter(({ popular }) => !popular)}
        checked={checked}
        onCheck={check}
      />
      <div className={styles.foot}>
        <p className={styles.sum} role="status">
          <strong className={styles.chosen}>
            {chosen.length === 0 ? t`Choose at least one league` : t`${chosen.length} of ${leagues.length} leagues`}
          </strong>
          <Plural value={matches} one="# match" other="# matches" />
        </p>
        <Button
          q="act:ok"
          disabled={chosen.length === 0}
          onClick={() => onShow(allChecked ? undefined : chosen.map(({ id }) => id))}
        >
          {t`Show matches`}
        </Button>
      </div>
    </main>
  );
}
