"use no memo";

import { memo } from "react";
import { MatchFace, type MatchRowProps } from "./MatchFace.tsx";
import { useRowKit } from "./rowContext.ts";

/** A match of a list, rendered again only when the match changed (design 4.2). */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  return MatchFace({ ...props, kit: useRowKit() });
});
