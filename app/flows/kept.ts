import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

/** Returns each value with the parts that equal the previous value's replaced by those; a render that is discarded counts too. */
function keeper<Value>() {
  let last: Value | undefined;
  return (value: Value): Value => {
    last = replaceEqualDeep(last, value);
    return last;
  };
}

/**
 * A value that is made anew with every render, in which each part that equals the previous one is that very object: what is drawn
 * from such a part alone is not drawn again.
 */
export function useKept<Value>(value: Value): Value {
  const [keep] = useState(() => keeper<Value>());
  return keep(value);
}
