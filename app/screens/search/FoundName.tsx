import { foundPart } from "#app/domain/boards/foundPart.ts";
import styles from "./SearchScreen.module.css";

interface FoundNameProps {
  readonly name: string;
  readonly typed: string;
}

/** A name with the letters that were found in it marked. */
export function FoundName({ name, typed }: FoundNameProps) {
  const { before, found, after } = foundPart(name, typed);
  return (
    <bdi className={styles.name}>
      {before}
      {found !== "" && <b className={styles.hit}>{found}</b>}
      {after}
    </bdi>
  );
}
