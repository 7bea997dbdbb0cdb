"use no memo";

import { useState } from "react";
import { brandFace } from "#app/config.ts";
import styles from "./NavBar.module.css";

/** The operator's logo where the index has its title; its name where there is no logo, or one that does not load (OPS-01). */
export function BrandMark() {
  const { name, logo } = brandFace();
  const [lost, setLost] = useState(false);
  if (logo === undefined || lost) return <span className={styles.words}>{name}</span>;
  return <img className={styles.logo} src={logo} alt={name ?? ""} onError={() => setLost(true)} />;
}
