// Writes the JSON Schemas of the whole contract and of config.json, from the schemas with which the app reads them.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { configSchema } from "#app/build/configSchema.ts";
import { contractSchema } from "#app/build/jsonSchema.ts";

const FILES = { "app/api/contract.schema.json": contractSchema(), "app/deploy/config.schema.json": configSchema() };
for (const [file, schema] of Object.entries(FILES)) writeFileSync(file, JSON.stringify(schema));
execFileSync("oxfmt", Object.keys(FILES), { stdio: "inherit" });
