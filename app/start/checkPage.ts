import { lookThroughFile } from "#app/flows/operator/entries.ts";

/** The server's own file, past everything kept: whoever installs a change looks at it at once. */
async function readWrong(): Promise<readonly string[]> {
  const answer = await fetch("./config.json", { cache: "no-store", credentials: "same-origin" });
  if (answer.status === 404) return [];
  if (!answer.ok) return [`the server answered ${answer.status}`];
  const text = await answer.text();
  try {
    return lookThroughFile(JSON.parse(text)).wrong;
  } catch {
    return ["the file is not JSON"];
  }
}

/**
 * The page #/operator/check, in place of the app: what is wrong with config.json, an entry a line (OPS-03). It is meant for whoever
 * installs it, so it is in English and needs nothing that could itself be misconfigured. Members never see it: they
 * have the default of each wrong entry.
 */
export async function showCheck(): Promise<void> {
  const place = document.getElementById("app");
  if (place === null) return;
  const wrong = await readWrong().catch(() => ["the server cannot be reached"]);
  const title = document.createElement("h1");
  title.textContent =
    wrong.length === 0 ? "config.json is in force as it stands" : "config.json is not in force as it stands";
  const list = document.createElement("ul");
  for (const sentence of wrong) {
    const item = document.createElement("li");
    item.textContent = sentence;
    list.append(item);
  }
  const box = document.createElement("main");
  box.className = "operator-check";
  box.append(title, ...(wrong.length > 0 ? [list] : []));
  place.replaceChildren(box);
}
