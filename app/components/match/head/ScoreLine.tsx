import { useLingui } from "@lingui/react/macro";
import { type Match } from "#app/domain/boards/match.ts";
import styles from "./ScoreLine.module.css";

type Pair = readonly [number | string, number | string];

/** What the score does not show: half time, corners and cards, or the sets, quarters and innings (design 4.15, domain E1). */
export function ScoreLine({ match }: { readonly match: Match }) {
  const { t } = useLingui();
  const { score, live } = match;
  const half: Pair | undefined =
    score?.homeHalf !== undefined && score.awayHalf !== undefined ? [score.homeHalf, score.awayHalf] : undefined;
  const parts: readonly (readonly [string, Pair | undefined])[] = [
    [t({ message: "HT", context: "column head", comment: "Half-time score, the head of a narrow column" }), half],
    [t`Corners`, live?.corner],
    [t`Yellow`, live?.yellow],
    [t`Red`, live?.red],
    ...(live?.sets ?? []).map((set, at) => [String(at + 1), set] as const),
    [t`Points`, live?.points],
  ];
  const known = parts.flatMap(([name, pair]) => (pair ? [{ name, pair }] : []));
  if (known.length === 0) return null;
  return (
    <dl className={styles.line}>
      {known.map(({ name, pair }) => (
        <div key={name} className={styles.part}>
          <dt>{name}</dt>
          <dd className={styles.figures}>
            {pair[0]}–{pair[1]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
