/**
 * Says what is wrong with the operator's configuration, in place of the app: it is meant for whoever installs it, before
 * any language is known, so it is in English and needs nothing that could itself be misconfigured.
 */
export function showWrongConfig(issues: readonly string[]): void {
  const place = document.getElementById("app");
  if (place === null) return;
  const title = document.createElement("h1");
  title.textContent = "config.json cannot be used";
  const list = document.createElement("ul");
  for (const issue of issues) {
    const item = document.createElement("li");
    item.textContent = issue;
    list.append(item);
  }
  const box = document.createElement("main");
  box.className = "wrong-config";
  box.setAttribute("role", "alert");
  box.append(title, list);
  place.replaceChildren(box);
}
