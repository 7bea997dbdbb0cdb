import { useState } from "react";
import { afterTouch } from "./afterTouch.ts";

/**
 * The choice that shows as soon as it is touched, and how to touch one: its effect is rendered after the frame that
 * shows it. `active` is the choice that counts; until then the touched one is shown instead.
 */
export function useTouched<Choice>(
  active: Choice,
  onChoose: (choice: Choice) => void,
): readonly [shown: Choice, touch: (choice: Choice) => void] {
  const [touched, setTouched] = useState<{ readonly choice: Choice }>();
  const touch = (choice: Choice): void => {
    setTouched({ choice });
    afterTouch(() => {
      setTouched(undefined);
      onChoose(choice);
    });
  };
  return [touched ? touched.choice : active, touch];
}
