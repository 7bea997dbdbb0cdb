import { leastAge } from "#app/flows/operator/duties.ts";
import styles from "./AgeMark.module.css";

/** The age from which one may bet, "18+"; nothing where the operator names none (OPS-06). */
export function AgeMark() {
  const age = leastAge();
  return age === undefined ? null : <span className={styles.age}>{`${age}+`}</span>;
}
