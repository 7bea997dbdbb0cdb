import { complain, part } from "#mocks/operator/page.ts";
import { type OpenApi, type Operation, operationsOf, type Shape, sharedShapes } from "./document.ts";
import { type Field, fieldsOf, kindOf } from "./fields.ts";

/** The page of the calls: app/api/openapi.json for people. All its text comes from that file. */

type Shapes = OpenApi["components"]["schemas"];

const FILE = new URL("../../app/api/openapi.json", import.meta.url).href;

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== "") element.className = className;
  element.append(...inside);
  return element;
}

/** Where a shape or a call is described on this page. */
const anchorOf = (name: string): string => (name.endsWith(".ask") ? name.slice(0, -4) : name);

function linked(words: string, name: string | undefined): Node | string {
  if (name === undefined) return words;
  const [before = "", after = ""] = words.split(name);
  const link = make("a", "", name);
  link.href = `#${anchorOf(name)}`;
  return make("span", "", before, link, after);
}

function table(heads: readonly string[], rows: readonly (readonly (Node | string)[])[]): HTMLElement {
  const head = make("tr", "", ...heads.map((words) => make("th", "", words)));
  const body = rows.map((cells) => make("tr", "", ...cells.map((cell) => make("td", "", cell))));
  const box = make("div", "scroll", make("table", "", make("thead", "", head), make("tbody", "", ...body)));
  box.tabIndex = 0;
  return box;
}

const must = (required: boolean): string => (required ? "always" : "not always");

const fieldTable = (fields: readonly Field[]): HTMLElement =>
  table(
    ["Field", "What stands there", "Is there"],
    fields.map(({ place, kind, named, required }) => [make("code", "", place), linked(kind, named), must(required)]),
  );

/** The fields of a shape, or its type if it has none. */
function shapeTable(shape: Shape): HTMLElement {
  const fields = fieldsOf(shape).map((field) => (field.place === "" ? { ...field, place: "the whole" } : field));
  return fields.length > 0 ? fieldTable(fields) : make("p", "", kindOf(shape));
}

const example = (value: unknown): HTMLElement => {
  const box = make("pre", "", JSON.stringify(value, undefined, 2));
  box.tabIndex = 0;
  return box;
};

function asksOf({ operationId, parameters, requestBody }: Operation, shapes: Shapes): HTMLElement[] {
  const body = requestBody?.content["application/json"];
  const asked = table(
    ["Parameter", "What stands there", "Is there", "Example"],
    parameters.map(({ name, schema, required, example: shown }) => [
      make("code", "", name),
      linked(kindOf(schema), schema.$ref?.split("/").at(-1)),
      must(required),
      make("code", "", shown === undefined ? "" : JSON.stringify(shown)),
    ]),
  );
  return [
    make("h4", "", "Asked with"),
    ...(parameters.length > 0 ? [asked] : []),
    ...(body ? [shapeTable(shapes[`${operationId}.ask`] ?? body.schema), example(body.example)] : []),
    ...(parameters.length === 0 && !body ? [make("p", "", "Nothing.")] : []),
  ];
}

function codesOf(codes: Operation["x-codes"]): HTMLElement[] {
  return Object.entries(codes).flatMap(([where, meanings]) => [
    make("h4", "", `What ${where} says`),
    table(
      [where, "Meaning"],
      Object.entries(meanings)
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([code, words]) => [make("code", "", code), words]),
    ),
  ]);
}

const seconds = (ms: number): string => `every ${ms / 1_000} s`;

/** A call in a word or two: who may call it, and how often it is polled. */
function marksOf({ security, "x-public": isPublic, "x-cadence-ms": cadence }: Operation): HTMLElement {
  const isMembers = security.length === 1;
  const marks = [
    ...(isMembers ? ["members"] : []),
    ...(isPublic ? ["same for all"] : []),
    ...(cadence === undefined ? [] : [seconds(cadence)]),
  ];
  return make("span", "marks", ...marks.map((words) => make("span", "mark", words)));
}

function callOf(operation: Operation, shapes: Shapes): HTMLDetailsElement {
  const { operationId, summary, responses } = operation;
  const [method = "", address = ""] = summary.split(" ");
  const { schema, example: answer } = responses[200].content["application/json"];
  const head = make(
    "summary",
    "",
    make("span", "method", method),
    make("span", "name", make("strong", "", operationId), make("small", "", address)),
    marksOf(operation),
  );
  const call = make(
    "details",
    "call",
    head,
    ...asksOf(operation, shapes),
    make("h4", "", "Answers"),
    make("p", "", `${responses[200].description}.`),
    shapeTable(shapes[operationId] ?? schema),
    example(answer),
    ...codesOf(operation["x-codes"]),
  );
  call.id = operationId;
  return call;
}

function sharedOf([name, shape]: readonly [string, Shape]): HTMLDetailsElement {
  const head = make("summary", "", make("span", "name", make("strong", "", name), make("small", "", kindOf(shape))));
  const box = make("details", "call", head, shapeTable(shape));
  box.id = name;
  return box;
}

/** A part of the page with the text by which it is found, in lower case. */
type Found = readonly [part: HTMLDetailsElement, text: string];

const isShown = ([{ hidden }]: Found): boolean => !hidden;

/** Shows what contains every search word, and how many calls do. Enter opens the first. */
function searchThrough(calls: readonly Found[], shapes: readonly Found[]): void {
  const wanted = part("#wanted", HTMLInputElement);
  const count = part("#count", HTMLElement);
  const search = (): void => {
    const words = wanted.value.toLowerCase().split(/\s+/);
    for (const [box, text] of [...calls, ...shapes]) box.hidden = !words.every((word) => text.includes(word));
    part("#calls", HTMLElement).hidden = !calls.some(isShown);
    part("#shapes", HTMLElement).hidden = !shapes.some(isShown);
    const shown = calls.filter(isShown).length;
    count.textContent = shown === calls.length ? `${shown} calls` : `${shown} of ${calls.length} calls`;
  };
  wanted.addEventListener("input", search);
  part("#search", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    const [first] = calls.find(isShown) ?? [];
    if (first) location.hash = first.id;
  });
  // a link to something that the search has hidden shows everything again
  addEventListener("hashchange", () => {
    if (![...calls, ...shapes].some(([{ id, hidden }]) => hidden && `#${id}` === location.hash)) return openNamed();
    wanted.value = "";
    search();
    openNamed();
  });
  search();
}

/** Opens what the URL names after its #, and scrolls it to the top. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

const placesOf = (shape: Shape | undefined): string[] => (shape ? fieldsOf(shape).map(({ place }) => place) : []);

/** The text by which a call is found: its name, its path and the names of its fields. */
const textOf = ({ operationId, summary, parameters }: Operation, shapes: Shapes): string =>
  [
    summary,
    operationId,
    ...parameters.map(({ name }) => name),
    ...placesOf(shapes[`${operationId}.ask`]),
    ...placesOf(shapes[operationId]),
  ]
    .join(" ")
    .toLowerCase();

async function show(): Promise<void> {
  const read = (await (await fetch(FILE)).json()) as OpenApi;
  const { schemas } = read.components;
  const calls = operationsOf(read).map((one): Found => [callOf(one, schemas), textOf(one, schemas)]);
  const shapes = sharedShapes(read).map((one): Found => [
    sharedOf(one),
    [one[0], ...placesOf(one[1])].join(" ").toLowerCase(),
  ]);
  const file = make("a", "", "openapi.json");
  file.href = FILE;
  file.download = "openapi.json";
  part("#about", HTMLElement).replaceChildren(
    `What the sportsbook ${read.info.version} asks a backend for, from `,
    file,
    ` (OpenAPI ${read.openapi}).`,
  );
  const listOf = (title: string, found: readonly Found[]): HTMLElement[] => [
    make("h2", "", title),
    make("div", "calls", ...found.map(([box]) => box)),
  ];
  part("#calls", HTMLElement).replaceChildren(...listOf("Calls", calls));
  part("#shapes", HTMLElement).replaceChildren(...listOf("Shapes that calls share", shapes));
  searchThrough(calls, shapes);
  openNamed();
}

show().catch(complain);
