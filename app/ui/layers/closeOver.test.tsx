import { afterEach, expect, test } from "vitest";
import { closeOver } from "./backCloses.ts";

afterEach(() => document.body.replaceChildren());

function layer(name: string, attributes: string): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", `<dialog id="${name}" ${attributes}></dialog>`);
  return document.getElementById(name) as HTMLElement;
}

test("what is open over a page closes, topmost first; what refuses to stays, and what is leaving is left alone", () => {
  const asked: string[] = [];
  const open = [
    layer("sheet", "data-modal open"),
    layer("sending", "data-modal open"),
    layer("leaving", "data-modal open data-leaving"),
    layer("panel", "open"),
    layer("prompt", "data-modal open"),
  ];
  for (const one of open)
    one.addEventListener("cancel", (event) => {
      asked.push(one.id);
      if (one.id === "sending") event.preventDefault();
      else one.removeAttribute("open");
    });
  closeOver();
  expect(asked).toEqual(["prompt", "sending", "sheet"]);
  expect(open.filter((one) => one.hasAttribute("open")).map(({ id }) => id)).toEqual(["sending", "leaving", "panel"]);
});
