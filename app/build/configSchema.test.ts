import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { operatorFile } from "#app/flows/operator/entries.ts";
import { configSchema } from "./configSchema.ts";

const schema = configSchema();
const fits = new Ajv({ strict: false }).compile(JSON.parse(JSON.stringify(schema)) as object);

test("the schema that ships is that of the code: `npm run contract` writes it anew", () => {
  expect(JSON.parse(readFileSync("app/deploy/config.schema.json", "utf8"))).toEqual(JSON.parse(JSON.stringify(schema)));
});

test("it knows every entry, says what each is for, and takes the samples of the operators' page", () => {
  expect(Object.keys(schema.properties ?? {}).toSorted()).toEqual(Object.keys(operatorFile.entries).toSorted());
  const samples = [...readFileSync("app/deploy/README.md", "utf8").matchAll(/^```json\n([^]*?)^```/gm)];
  expect(samples.length).toBeGreaterThan(4);
  for (const [, text = ""] of samples) expect([text, fits(JSON.parse(text)), fits.errors]).toEqual([text, true, null]);
});

test.each([
  [{ apibase: "/api" }],
  [{ jitter: "none" }],
  [{ age: 17 }],
  [{ defaults: { language: "xx" } }],
  [{ features: { tabs: ["nowhere"] } }],
  [{ intervals: { live: 10 } }],
])("it refuses %j", (file) => {
  expect(fits(file)).toBe(false);
});

test("the sample names it, and fits it", () => {
  const sample = JSON.parse(readFileSync("app/deploy/config.sample.json", "utf8")) as Record<string, unknown>;
  expect(sample["$schema"]).toBe("./config.schema.json");
  expect(fits(sample)).toBe(true);
});
