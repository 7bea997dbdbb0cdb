"use no memo";

import { expect, test } from "vitest";
import { toDom } from "./toDom.ts";

const Name = ({ name, goals }: { readonly name: string; readonly goals: number }) => (
  <p className="team" aria-hidden={false} hidden={false}>
    {name} <b data-q="balance">{goals}</b>
  </p>
);

test("draws what JSX says as nodes, and nothing that the page does not know", () => {
  const [team] = toDom(<Name name="Everton" goals={1} />);
  expect((team as Element).outerHTML).toBe('<p class="team" aria-hidden="false">Everton <b>1</b></p>');
});
