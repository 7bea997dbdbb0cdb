import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { PAGE } from "#app/addresses.ts";
import { useSession } from "#app/stores/session.ts";
import "#app/components/shell/features.ts";
import { MenuRows } from "./MenuRows.tsx";

const NO_MENU = { menu: undefined, sports: [], sportId: 1, counts: undefined };

vi.mock("#app/flows/lists/menu.ts", () => ({ useMenuView: () => NO_MENU }));
vi.mock("#app/flows/lists/favourites.ts", () => ({ useFavourites: () => ({ ids: new Set() }) }));

function drawn(phase: "member" | "visitor") {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  i18n.loadAndActivate({ locale: "en-US", messages: {} });
  const place = document.body.appendChild(document.createElement("div"));
  const app = testApp();
  useSession.of(app).setState({ phase });
  const visited: unknown[] = [];
  act(() =>
    createRoot(place).render(
      <QueryClientProvider client={app.client}>
        <I18nProvider i18n={i18n}>
          <MenuRows shown visit={({ to }) => visited.push(to)} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  return { rows: [...place.querySelectorAll<HTMLElement>("[data-q],hr")], visited };
}

const SPECIFIED = ["matchresult", "announcement", "gamerule", "setting", "winner", "favorite"].map(
  (page) => `nav:${page}`,
);

test("a member's rows stand in the order of the specification, and what it does not name comes last (spec §2)", () => {
  const { rows } = drawn("member");
  expect(rows.map(({ dataset }) => dataset["q"] ?? "line")).toEqual([
    ...SPECIFIED,
    "line",
    "nav:alerts",
    "nav:figures",
  ]);
});

test("a visitor has no figures, and each row leads to its page", () => {
  const { rows, visited } = drawn("visitor");
  expect(rows.map(({ dataset }) => dataset["q"] ?? "line")).toEqual([...SPECIFIED, "line", "nav:alerts"]);
  for (const row of rows.slice(0, 5)) act(() => row.click());
  expect(visited).toEqual([PAGE.results, PAGE.announcements, PAGE.rules, PAGE.settings, PAGE.outright]);
});
