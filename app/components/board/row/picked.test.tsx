import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chip } from "#app/ui/Chip.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { Star } from "./Star.tsx";

const nothing = (): void => undefined;

/** The state of each named control, by its name. */
const states = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/data-q="([^"]+)"(?: data-q-state="([^"]+)")?/g)].map(([, name = "", state = ""]) => [
      name,
      state,
    ]),
  );

test("what is picked says so to suites that read no words (QA-04)", () => {
  const items = [
    { value: "live", label: "Live", q: "tab:live" },
    { value: "today", label: "Today", q: "tab:today" },
  ] as const;
  const marks = (on: boolean) => (
    <>
      <Star on={on} label="Star" q="star:501" onToggle={nothing} />
      <Chip q="view:main" as="radio" selected={on} onClick={nothing}>
        Main
      </Chip>
      <IconButton q="filter" icon="options" label="Options" picked={on} onClick={nothing} />
    </>
  );
  expect(states(renderToStaticMarkup(marks(true)))).toEqual({
    "star:501": "picked",
    "view:main": "picked",
    filter: "picked",
  });
  expect(states(renderToStaticMarkup(marks(false)))).toEqual({ "star:501": "", "view:main": "", filter: "" });
  const rows = [
    <Tabs key="tabs" label="Lists" items={items} value="today" onChange={nothing} panelId="list" />,
    <Segment key="segment" label="Lists" options={items} value="today" onChange={nothing} />,
  ];
  for (const row of rows) expect(states(renderToStaticMarkup(row))).toEqual({ "tab:live": "", "tab:today": "picked" });
});
