import { createRequire, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import * as check from "fast-check";
import { type Plugin, rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { TestRun } from "./testRun.ts";
import "#mocks/testing/propertySeed.ts";

/**
 * Judges changes of code that needs nothing but itself, in this process: the tests of a file are bundled once, and the file is put into
 * them anew for each change. A worker of vitest takes seconds to start on a slow machine, most changes are noticed within milliseconds.
 */

// a failing case need not be made small
check.configureGlobal({ ...check.readConfigureGlobal(), endOnFailure: true });

/** The file under test as a function of what it imports, which returns what it exports. */
type Subject = (imports: readonly object[]) => object;

/** A test with everything it needs but the subject. */
type Bundle = (require: (name: string) => unknown, subject: Subject) => void;

interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Named {
  readonly name: string;
}

/** What is read of an import or an export. */
interface Statement extends Part {
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly (Part & {
    readonly local: Named;
    readonly imported?: Named;
    readonly exported?: Named;
  })[];
  readonly declaration?:
    | (Part & { readonly id?: Named; readonly declarations?: readonly { readonly id: Named }[] })
    | null;
}

const statementsOf = (js: string): readonly Statement[] =>
  (parseAst(js, { lang: "js" }) as unknown as { readonly body: readonly Statement[] }).body;

const isImport = ({ type }: Statement): boolean => type === "ImportDeclaration";

/** What takes the place of an import. */
const taken = ({ specifiers = [] }: Statement, at: number): string =>
  specifiers
    .map(({ type, local, imported }) => {
      if (type === "ImportNamespaceSpecifier") return `const ${local.name} = imports[${at}];`;
      return `const { ${imported?.name ?? "default"}: ${local.name} } = imports[${at}];`;
    })
    .join(" ");

/** The names that an export gives, as the text of an object's entries. */
function given({ declaration, specifiers = [] }: Statement): readonly string[] {
  const { id, declarations = [] } = declaration ?? {};
  const declared = [...(id ? [id] : []), ...declarations.map((one) => one.id)].map(({ name }) => name);
  return [...declared, ...specifiers.map(({ local, exported = local }) => `${exported.name}: ${local.name}`)];
}

/** Its source with imports and exports made into parameters and results. */
function subjectOf(code: string): Subject {
  const js = stripTypeScriptTypes(code);
  const statements = statementsOf(js);
  const imports = statements.filter(isImport);
  let text = js;
  const exported: string[] = [];
  for (const one of statements.toReversed()) {
    if (isImport(one)) text = text.slice(0, one.start) + taken(one, imports.indexOf(one)) + text.slice(one.end);
    if (!one.type.startsWith("Export")) continue;
    if (one.type !== "ExportNamedDeclaration" || one.source) throw new Error(`No subject has a ${one.type} like this.`);
    exported.push(...given(one));
    text = text.slice(0, one.start) + text.slice(one.declaration?.start ?? one.end);
  }
  return new Script(
    `"use strict"; (imports) => { ${text}\nreturn { ${exported.join(", ")} }; }`,
  ).runInThisContext() as Subject;
}

/** A module in the subject's place, which asks for it when it is run. */
function placeFor(path: string, code: string): Plugin {
  const statements = statementsOf(stripTypeScriptTypes(code));
  const imports = statements
    .filter(isImport)
    .map(({ source }, at) => `import * as i${at} from ${JSON.stringify(source?.value)};`);
  const names = statements.flatMap(given).map((entry) => entry.split(":")[0]);
  const module = `${imports.join("\n")}
export const { ${names.join(", ")} } = __subject([${imports.map((_, at) => `i${at}`).join(", ")}]);`;
  return { name: "subject", load: (id) => (id === path ? { code: module, moduleType: "js" } : null) };
}

async function bundleOf(root: string, file: string, code: string, test: string): Promise<Bundle> {
  const build = await rolldown({
    input: join(root, test),
    platform: "node",
    logLevel: "silent",
    external: ["vitest", "fast-check", /^node:/],
    plugins: [placeFor(join(root, file), code)],
  });
  try {
    const { output } = await build.generate({ format: "cjs", codeSplitting: false });
    const text = `(require, __subject) => { const exports = {}; const module = { exports }; ${output[0].code}\n}`;
    return new Script(text, { filename: test }).runInThisContext() as Bundle;
  } finally {
    await build.close();
  }
}

const load = createRequire(import.meta.url);

/** The tests of files below a folder, bundled as they are needed. */
export class InPlace {
  readonly #root: string;
  readonly #bundles = new Map<string, Promise<Bundle>>();

  constructor(root: string) {
    this.#root = root;
  }

  #bundle(file: string, code: string, test: string): Promise<Bundle> {
    const key = `${file} ${test}`;
    const bundle = this.#bundles.get(key) ?? bundleOf(this.#root, file, code, test);
    this.#bundles.set(key, bundle);
    return bundle;
  }

  /** True if one of these tests of a file notices that it is changed to this. */
  async notices(file: string, code: string, changed: string, tests: readonly string[]): Promise<boolean> {
    const subject = attempted(() => subjectOf(changed));
    if (subject === undefined) return true;
    for (const test of tests) {
      const run = new TestRun();
      const offered: Readonly<Record<string, unknown>> = { vitest: run.api, "fast-check": check };
      // oxlint-disable-next-line no-await-in-loop -- the nearest first, and the others only if it notices nothing
      const bundle = await this.#bundle(file, code, test);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (!(await run.passes(() => bundle((name) => offered[name] ?? load(name), subject)))) return true;
    }
    return false;
  }
}

/** The result, or undefined for what cannot even be read. */
function attempted<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
