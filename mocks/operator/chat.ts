import { part } from "#mocks/operator/page.ts";

/** One line of the chat. */
interface Line {
  readonly who: string;
  readonly words: string;
}

const KEPT = "simulated-operator:chat";
const MOST = 50;

const GREETING: Line = { who: "Operator", words: "Welcome! What you write stands here, on this device only." };

const said = part("#said", HTMLOListElement);
const words = part("#words", HTMLInputElement);

/** The lines of this tab's visit; none where the browser keeps nothing. */
function kept(): readonly Line[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as Line[];
  } catch {
    return [];
  }
}

function keep(lines: readonly Line[]): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(lines));
  } catch {
    // it stands on the page all the same
  }
}

let lines = kept();

function show(): void {
  said.replaceChildren(
    ...[GREETING, ...lines].map(({ who, words: text }) => {
      const name = document.createElement("b");
      name.textContent = who;
      const item = document.createElement("li");
      item.append(name, ` ${text}`);
      return item;
    }),
  );
  said.scrollTop = said.scrollHeight;
}

part("#say", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  const text = words.value.trim();
  if (text === "") return;
  lines = [...lines, { who: "You", words: text }].slice(-MOST);
  keep(lines);
  words.value = "";
  show();
});
show();
