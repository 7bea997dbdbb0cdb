import * as v from "valibot";
import { type ConfigIssue } from "#app/config.ts";
import { START_FAILED } from "./lateStart.ts";

/** An issue of config.json as one sentence that names its entry. */
export function sentenceOf(issue: ConfigIssue): string {
  if (typeof issue === "string") return issue;
  const path = v.getDotPath(issue);
  if (issue.type === "strict_object" && issue.expected === "never") return `"${path ?? ""}" is not a known entry`;
  return path === null ? "must be a JSON object" : `"${path}": ${issue.message}`;
}

/**
 * Says what is wrong with the operator's configuration, in place of the app: it is meant for whoever installs it, before
 * any language is known, so it is in English and needs nothing that could itself be misconfigured. The member is told below it, in
 * the member's language (start/lateStart.ts).
 */
export function showWrongConfig(issues: readonly ConfigIssue[]): void {
  const place = document.getElementById("app");
  if (place === null) return;
  const title = document.createElement("h1");
  title.textContent = "config.json cannot be used";
  const list = document.createElement("ul");
  for (const issue of issues) {
    const item = document.createElement("li");
    item.textContent = sentenceOf(issue);
    list.append(item);
  }
  const box = document.createElement("main");
  box.className = "wrong-config";
  box.setAttribute("role", "alert");
  box.append(title, list);
  place.replaceChildren(box);
  dispatchEvent(new Event(START_FAILED));
}
