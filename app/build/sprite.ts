import { readFileSync } from "node:fs";
import { ICONS } from "../ui/icons/names.ts";

const TABLER = new URL("../../node_modules/@tabler/icons/icons/outline/", import.meta.url);

function drawing(name: string, source: string): string {
  const file =
    source === "own" ? new URL(`../ui/icons/${name}.svg`, import.meta.url) : new URL(`${source}.svg`, TABLER);
  return readFileSync(file, "utf8")
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/<path stroke="none"[^>]*>/, "")
    .replace(/\s*\n\s*/g, "");
}

/** All icons in use as one hidden SVG of symbols. Runs at build time only (Node). */
export function iconSprite(): string {
  const symbols = Object.entries(ICONS).map(
    ([name, source]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing(name, source)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${symbols.join("")}</svg>`;
}
