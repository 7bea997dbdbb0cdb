import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** One small change of a file: the text of a range is replaced by another. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

type Edit = Omit<Change, "file" | "line">;

/** A node of the parsed code; its other fields depend on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&": ["|"],
  "|": ["&"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};

/** Methods that have an opposite. */
const OPPOSITES: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  gt: "gte",
  lt: "lte",
  plus: "minus",
  minus: "plus",
  times: "div",
  div: "times",
  roundUp: "roundDown",
  roundDown: "roundUp",
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function literalEdits(node: Node, put: (part: Node, to: string) => Edit): readonly Edit[] {
  const { value } = node;
  if (typeof value === "boolean") return [put(node, String(!value))];
  if (typeof value === "number") return [put(node, String(value + 1))];
  return typeof value === "string" ? [put(node, value === "" ? '"?"' : '""')] : [];
}

/** The possible replacements of a node. */
function editsOf(node: Node, code: string): readonly Edit[] {
  const text = (part: unknown): string => (isNode(part) ? code.slice(part.start, part.end) : "");
  const put = (part: Node, to: string): Edit => ({ start: part.start, end: part.end, from: text(part), to });
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return (OPERATORS[String(node["operator"])] ?? []).map((to) =>
        put(node, `(${text(node["left"])}) ${to} (${text(node["right"])})`),
      );
    case "IfStatement":
    case "ConditionalExpression": {
      const { test } = node;
      return isNode(test) ? [put(test, "true"), put(test, "false")] : [];
    }
    case "UnaryExpression":
      return node["operator"] === "!" ? [put(node, `!!${text(node["argument"])}`)] : [];
    case "ExpressionStatement":
      return [put(node, ";")];
    case "MemberExpression": {
      const { property } = node;
      const to = OPPOSITES[text(property)];
      return isNode(property) && to !== undefined ? [put(property, to)] : [];
    }
    case "Literal":
      return literalEdits(node, put);
    default:
      return [];
  }
}

/** Types, imports and the names of chunks are not run. */
const NOT_RUN = /^TS(?!AsExpression|SatisfiesExpression|NonNull)|^Import|^ExportAll/;
const NOT_RUN_PARTS = new Set(["typeAnnotation", "returnType", "typeArguments", "typeParameters"]);

/** Every change to try in a file below a folder. */
export function changesOf(root: string, file: string): readonly Change[] {
  const code = readFileSync(join(root, file), "utf8");
  const found: Change[] = [];
  const walk = (node: Node): void => {
    if (NOT_RUN.test(node.type)) return;
    for (const edit of editsOf(node, code))
      found.push({ file, line: code.slice(0, edit.start).split("\n").length, ...edit });
    for (const [name, child] of Object.entries(node)) {
      if (NOT_RUN_PARTS.has(name) || (name === "key" && node["computed"] !== true)) continue;
      for (const one of [child].flat()) if (isNode(one)) walk(one);
    }
  };
  walk(parseAst(code, { lang: "ts" }) as unknown as Node);
  return found;
}
