import { useLingui } from "@lingui/react/macro";
import { TeamCrest } from "#app/components/views/TeamCrest.tsx";
import { type NamedTeam } from "#app/domain/look/heldSide.ts";
import { type OfferMove, type ShutOffer } from "#app/domain/share/offer.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./SharedPickRow.module.css";

/** A pick of a link as its row shows it; texts are in the member's language. */
export interface PickView {
  /** The pick with the current line. */
  readonly title: string;
  /** The team that it stands for; undefined for a total, a draw, a score. */
  readonly team?: NamedTeam | undefined;
  /** Market, teams and when, or the score. */
  readonly where: string;
  /** The price in the link. */
  readonly sent: string;
  readonly now: string;
  /** Undefined until the first answer. */
  readonly state: ShutOffer | "open" | undefined;
  readonly move?: OfferMove;
  /** The line in the link, if it has changed. */
  readonly lineThen?: string;
  /** Why a match takes no bets any more, in one word. */
  readonly over?: string | undefined;
}

interface SharedPickRowProps {
  readonly view: PickView;
  /** Adds the pick as painted; undefined if it cannot be tapped. */
  readonly onAdd: (() => void) | undefined;
}

/** Why a pick cannot be added, or that its line has changed. */
function Note({ view }: { readonly view: PickView }) {
  const { t } = useLingui();
  const { state, lineThen, over } = view;
  if (lineThen !== undefined)
    return (
      <p className={styles.moved}>
        <Icon name="alert" size={16} />
        {t`Line was ${lineThen}`}
      </p>
    );
  if (state === undefined || state === "open") return null;
  const words: Readonly<Record<ShutOffer, string>> = {
    updating: t`Odds are updating`,
    closed: t`Closed`,
    over: over ?? t`Not offered`,
    unknown: t`Unknown market`,
  };
  return (
    <p className={styles.shut}>
      <Icon name={state === "updating" ? "hourglass" : "lock"} size={16} />
      {words[state]}
    </p>
  );
}

/** The price then and now. */
function Figures({ view: { sent: then, now, move } }: { readonly view: PickView }) {
  const { t } = useLingui();
  return (
    <>
      <small>{t`was ${then}`}</small>
      <span className={styles.now} data-move={move}>
        {now}
        {move === "better" && <Icon name="up" size={16} />}
        {move === "worse" && <Icon name="down" size={16} />}
      </span>
    </>
  );
}

/** One pick of a shared slip: then and now, and its own Add (LNK-07; design-2, 7.3). */
export function SharedPickRow({ view, onAdd }: SharedPickRowProps) {
  const { t } = useLingui();
  const { title, where, state, lineThen } = view;
  return (
    <li className={styles.row} data-shut={(state !== "open" && state !== undefined) || undefined}>
      <div className={styles.words}>
        <p className={styles.title}>
          <TeamCrest team={view.team} size={28} />
          <bdi>{title}</bdi>
        </p>
        <p className={styles.where}>{where}</p>
        <Note view={view} />
      </div>
      {onAdd ? (
        <button type="button" className={styles.figures} onClick={onAdd}>
          <Figures view={view} />
          <span className={styles.add}>
            {t`Add`}
            <span className="spoken">
              {" "}
              {title}
              {lineThen !== undefined && `, ${t`was ${lineThen}`}`}
            </span>
          </span>
        </button>
      ) : (
        <div className={styles.figures}>
          <Figures view={view} />
        </div>
      )}
    </li>
  );
}
