import "./panel.css";
import { actByName } from "#mocks/doors/admin.ts";
import { demoSettings, type DemoSettings, resetDemo } from "#mocks/doors/demo.ts";
import { MEMBER_ACCOUNTS } from "#mocks/ledger/members.ts";
import { launchAddress } from "#mocks/operator/returnAddress.ts";
import { type Field, fieldFor } from "#mocks/qa/fields.ts";
import { VERB_TABLE } from "#mocks/world/verbTable.ts";
import { type World } from "#mocks/world/world.ts";

const JUMPS = [
  ["+1 min", 60_000],
  ["+15 min", 900_000],
  ["+1 h", 3_600_000],
  ["+1 day", 86_400_000],
] as const;
const SPEEDS = [0, 1, 5, 10, 60];
const SIZES: readonly DemoSettings["size"][] = ["small", "demo", "saturday"];

const button = (text: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
};

const labelled = (text: string, element: HTMLElement): HTMLLabelElement => {
  const label = document.createElement("label");
  label.append(text, element);
  return label;
};

const choiceOf = (values: readonly (string | number)[], chosen: string | number): HTMLSelectElement => {
  const select = document.createElement("select");
  select.append(...values.map((value) => new Option(String(value), String(value), false, value === chosen)));
  return select;
};

const group = (title: string, ...parts: readonly HTMLElement[]): HTMLFieldSetElement => {
  const set = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = title;
  set.append(legend, ...parts);
  return set;
};

function verbs(world: World, say: (text: string) => void): HTMLFieldSetElement {
  const verb = choiceOf(
    VERB_TABLE.map(({ name }) => name),
    "goal",
  );
  const does = document.createElement("p");
  const form = document.createElement("div");
  let fields: Field[] = [];
  const draw = () => {
    const entry = VERB_TABLE.find(({ name }) => name === verb.value);
    if (!entry) return;
    does.textContent = entry.does;
    fields = entry.fields.map(([, kind]) => fieldFor(kind, world));
    form.replaceChildren(...fields.map((field, i) => labelled(entry.fields[i]?.[0] ?? "", field.element)));
  };
  verb.addEventListener("change", draw);
  draw();
  const act = button("Do it", () => {
    const args = fields.map((field) => field.value());
    while (args.length > 0 && args.at(-1) === undefined) args.pop();
    try {
      actByName(world, verb.value, args);
      say(`${verb.value}(${args.map((one) => JSON.stringify(one)).join(", ")})`);
    } catch (error) {
      say(String(error));
    }
  });
  return group("Make something happen", labelled("Verb", verb), does, form, act);
}

function signIn(world: World, say: (text: string) => void): HTMLFieldSetElement {
  const account = choiceOf(
    MEMBER_ACCOUNTS.map(({ account: name }) => name),
    "jason88",
  );
  const go = button("Sign in", () => {
    world
      .signIn(account.value)
      .then(({ token, bcs }) => location.assign(launchAddress(new URL(location.href), token, bcs)))
      .catch((error: unknown) => say(String(error)));
  });
  return group("Member", account, go);
}

function clock(world: World, say: (text: string) => void): HTMLFieldSetElement {
  const tell = () => say(`${new Date(world.clock.now()).toISOString()}, speed ${world.clock.speed()}`);
  const speed = choiceOf(SPEEDS, world.clock.speed());
  speed.addEventListener("change", () => {
    world.clock.setSpeed(Number(speed.value));
    tell();
  });
  const jumps = JUMPS.map(([text, ms]) =>
    button(text, () => {
      world.advance(ms);
      tell();
    }),
  );
  return group("Clock", labelled("Speed", speed), ...jumps);
}

function fresh(settings: DemoSettings): HTMLFieldSetElement {
  const size = choiceOf(SIZES, settings.size);
  const seed = document.createElement("input");
  seed.type = "number";
  seed.value = String(settings.seed);
  const go = button("Start afresh", () => {
    void resetDemo({ size: SIZES.find((one) => one === size.value) ?? "demo", seed: Number(seed.value) }).then(() =>
      location.reload(),
    );
  });
  return group("World", labelled("Size", size), labelled("Seed", seed), go);
}

/** Puts the scenario panel on the page (`?qa`). It renders the table of verbs and acts on the page's own world. */
export async function openPanel(world: World): Promise<void> {
  document.querySelector(".qa-panel")?.remove();
  const panel = document.createElement("details");
  panel.className = "qa-panel";
  const summary = document.createElement("summary");
  summary.textContent = "QA";
  const log = document.createElement("output");
  const say = (text: string) => {
    log.textContent = `${text}\n${(log.textContent ?? "").slice(0, 600)}`;
  };
  const body = document.createElement("div");
  body.append(verbs(world, say), signIn(world, say), clock(world, say), fresh(await demoSettings()), log);
  panel.append(summary, body);
  document.body.append(panel);
}

/** Says where the panel is if another tab keeps the bookmaker. */
export function pointElsewhere(): void {
  const note = document.createElement("details");
  note.className = "qa-panel";
  const summary = document.createElement("summary");
  summary.textContent = "QA: another tab keeps the bookmaker";
  note.append(summary);
  document.body.append(note);
}
