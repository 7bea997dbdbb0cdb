/** Stands between two facts: where they take two lines, none of them begins with the dot. */
export const DOT = "\u00a0· ";
