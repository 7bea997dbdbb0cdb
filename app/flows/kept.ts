import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

/** Hands out each value with the parts of the one before that say the same, also of one whose render was thrown away. */
function keeper<Value>() {
  let last: Value | undefined;
  return (value: Value): Value => {
    last = replaceEqualDeep(last, value);
    return last;
  };
}

/**
 * A value that is made anew with every render, each part of which that says the same as before is the very same as before: what is
 * drawn from that part alone is not drawn again.
 */
export function useKept<Value>(value: Value): Value {
  const [keep] = useState(() => keeper<Value>());
  return keep(value);
}
