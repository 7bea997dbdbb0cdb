/** How a line of a rule's example ends: in the member's favour, against, or neither. */
export type RuleSide = "up" | "down" | "even";

/** One block of a rule: a paragraph, a list, or examples with their outcome. */
export type RuleBlock =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "examples";
      readonly rows: readonly { readonly text: string; readonly outcome: string; readonly side: RuleSide }[];
    };

/** A part of a chapter with its heading. */
export interface RuleSection {
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
}

/** A chapter of the game rules as it is drawn. */
export interface RuleChapter {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

const SIDES: Readonly<Record<string, RuleSide>> = { "+": "up", "-": "down", "=": "even" };

function exampleOf(line: string) {
  const [text = "", outcome = ""] = line.split("|").slice(1);
  const [, sign = "=", word = ""] = /^([+\-=])?\s*(.*)$/.exec(outcome.trim()) ?? [];
  return { text: text.trim(), outcome: word, side: SIDES[sign] ?? "even" };
}

function blockOf(paragraph: string): RuleBlock {
  const lines = paragraph.split("\n");
  if (lines.every((line) => line.startsWith("- "))) {
    return { kind: "list", items: lines.map((line) => line.slice(2)) };
  }
  if (lines.every((line) => line.startsWith("| "))) return { kind: "examples", rows: lines.map(exampleOf) };
  return { kind: "words", text: lines.join(" ") };
}

function chapterOf(source: string): RuleChapter {
  const [head = "", ...parts] = source.split(/^## /m);
  return {
    title: head.trim(),
    sections: parts.map((part) => {
      const [title = "", ...rest] = part.split("\n");
      const paragraphs = rest
        .join("\n")
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== "");
      return { title: title.trim(), blocks: paragraphs.map(blockOf) };
    }),
  };
}

/**
 * Reads the chapters of a language as they are written in app/text/rules, by name: "# Title {#name}" begins a chapter,
 * "## " a section, paragraphs stand between empty lines, "- " is a list, "| example | + outcome |" an example that ends
 * well (+), badly (-) or level (=).
 */
export const ruleChapters = (source: string): ReadonlyMap<string, RuleChapter> =>
  new Map(
    source
      .replaceAll("\r", "")
      .split(/^# /m)
      .slice(1)
      .map((part) => [/ \{#(.+)\}$/m.exec(part)?.[1] ?? "", chapterOf(part.replace(/ \{#.+\}$/m, ""))]),
  );

/** A text with its strong parts told apart: every second part stood between "**" (never HTML). */
export const strongParts = (text: string): readonly string[] => text.split("**");
