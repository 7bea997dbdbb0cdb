import { readFileSync } from "node:fs";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import { operatorFile } from "#app/flows/operator/entries.ts";

/** The modules that say what each entry means. */
const SOURCES = ["app/config.ts", "app/flows/operator/entries.ts"];

/** The remarks of the code on its entries, by their names. */
function remarks(): ReadonlyMap<string, string> {
  const found = SOURCES.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^ {2}\/\*\*\s([^]*?)\*\/\n {2}(\$?\w+):/gm),
  ]);
  return new Map(found.map(([, text = "", name = ""]) => [name, text.replaceAll(/\s*\n\s*\* ?|\s+/g, " ").trim()]));
}

/** The JSON Schema of config.json, of the schema that reads it: editors complete and check by it. */
export function configSchema(): JsonSchema {
  const schema = toJsonSchema(operatorFile, { typeMode: "input", errorMode: "ignore" });
  const said = remarks();
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const description = said.get(name);
    return [name, typeof property === "object" && description !== undefined ? { description, ...property } : property];
  });
  return {
    ...schema,
    title: "config.json of the sportsbook",
    description:
      "What an operator sets. No entry is required. #/operator/check says what this schema cannot: contrast, pictures, words.",
    properties: Object.fromEntries(properties) as NonNullable<JsonSchema["properties"]>,
  };
}
