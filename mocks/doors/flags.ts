import { parseArgs } from "node:util";

/** A flag of a command: its default, and how its text is read; `read` returns undefined for an invalid value. */
interface Flag<T> {
  readonly standard: T;
  /** For the help: "0 to 65535". */
  readonly is: string;
  readonly read: (text: string) => T | undefined;
  /** It is used alone, without a value. */
  readonly bare?: boolean;
}

type Flags = Readonly<Record<string, Flag<unknown>>>;
type Values<F extends Flags> = { readonly [Name in keyof F]: F[Name] extends Flag<infer T> ? T : never };

/** A number within limits. */
export const numberFlag = (standard: number, least: number, most: number, whole = true): Flag<number> => ({
  standard,
  is: `${whole ? "a whole number" : "a number"}, ${least} to ${most}`,
  read: (text) => {
    const value = text.trim() === "" ? Number.NaN : Number(text);
    return value >= least && value <= most && (!whole || Number.isSafeInteger(value)) ? value : undefined;
  },
});

/** One of a few words. */
export const wordFlag = <Word extends string>(standard: Word, words: readonly Word[]): Flag<Word> => ({
  standard,
  is: words.join(", "),
  read: (text) => words.find((word) => word === text),
});

/** Any text that is not empty. */
export const textFlag = (standard: string, is: string): Flag<string> => ({
  standard,
  is,
  read: (text) => (text === "" ? undefined : text),
});

/** On if it is present. */
export const switchFlag = (is: string): Flag<boolean> => ({ standard: false, is, bare: true, read: () => true });

/** The help of a command: every flag with its values and its default. */
export const helpOf = (command: string, flags: Flags): string =>
  [
    `${command} [flags]`,
    "",
    ...Object.entries(flags).map(
      ([name, { is, standard }]) =>
        `  ${`--${name}`.padEnd(12)}${is}${standard === undefined ? "" : ` (${JSON.stringify(standard)})`}`,
    ),
    "  --help      this text",
  ].join("\n");

/**
 * Reads the flags of a command; "help" if that is requested. Throws a plain sentence for an unknown flag or an invalid
 * value.
 */
export function readFlags<F extends Flags>(flags: F, args: readonly string[]): Values<F> | "help" {
  const { values } = parseArgs({
    // npm passes its own separator on
    args: args.filter((arg) => arg !== "--"),
    options: {
      help: { type: "boolean" },
      ...Object.fromEntries(
        Object.entries(flags).map(([name, { bare }]) => [
          name,
          { type: bare === true ? ("boolean" as const) : ("string" as const) },
        ]),
      ),
    },
  });
  if (values.help === true) return "help";
  const read = Object.entries(flags).map(([name, flag]) => {
    const given = (values as Readonly<Record<string, unknown>>)[name];
    const text = given === true ? "" : given;
    const value = typeof text === "string" ? flag.read(text) : flag.standard;
    if (typeof text === "string" && value === undefined) {
      throw new RangeError(`--${name} is ${flag.is}, and "${text}" was given`);
    }
    return [name, value] as const;
  });
  return Object.fromEntries(read) as Values<F>;
}

/** Runs a command with its flags; help and errors are printed, never thrown at the user. */
export async function command<F extends Flags>(
  name: string,
  flags: F,
  run: (values: Values<F>) => void | Promise<void>,
): Promise<void> {
  let values: Values<F> | "help";
  try {
    values = readFlags(flags, process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${helpOf(name, flags)}`);
    process.exitCode = 2;
    return;
  }
  if (values === "help") return console.log(helpOf(name, flags));
  try {
    await run(values);
  } catch (error) {
    // an unusable value, or a system error: a missing file, a port in use
    if (!(error instanceof RangeError || (error instanceof Error && "syscall" in error))) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
