import { leastAge } from "#app/flows/operator/duties.ts";
import styles from "./AgeMark.module.css";

/** The minimum age for betting, "18+"; nothing if the operator names none (OPS-06). */
export function AgeMark() {
  const age = leastAge();
  return age === undefined ? null : <span className={styles.age}>{`${age}+`}</span>;
}
