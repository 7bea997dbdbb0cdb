import { testApp } from "#app/application/testing/testApp.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, createRef, type RefObject } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { WindowVirtualizer, type WindowVirtualizerHandle } from "virtua";
import { type BoardRow } from "./boardRows.ts";
import { useKeptSizes } from "./useKeptSizes.ts";

const league = { kind: "league" } as BoardRow;
const match = { kind: "match" } as BoardRow;

interface ListProps {
  readonly rows: readonly BoardRow[];
  readonly height: number;
  readonly list: RefObject<WindowVirtualizerHandle | null>;
}

function List({ rows, height, list }: ListProps) {
  const sizes = useKeptSizes("live 1", list, rows, height);
  return (
    <WindowVirtualizer ref={list} data={rows} itemSize={height} cache={sizes}>
      {(_row, at) => <p key={at} />}
    </WindowVirtualizer>
  );
}

test("virtua takes what the rows will measure for measured: heads are 36 px, matches as high as they are said to be", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const list = createRef<WindowVirtualizerHandle>();
  const rows = [league, match, match, league, match];
  act(() =>
    root.render(
      <QueryClientProvider client={testApp().client}>
        <List rows={rows} height={106} list={list} />
      </QueryClientProvider>,
    ),
  );
  expect(rows.map((_row, at) => list.current?.getItemOffset(at))).toEqual([0, 36, 142, 248, 284]);
  expect(rows.map((_row, at) => list.current?.getItemSize(at))).toEqual([36, 106, 106, 36, 106]);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
