// Writes the JSON Schema of the whole contract, from the schemas with which the app reads it.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { contractSchema } from "#app/build/jsonSchema.ts";

const FILE = "app/api/contract.schema.json";
writeFileSync(FILE, JSON.stringify(contractSchema()));
execFileSync("oxfmt", [FILE], { stdio: "inherit" });
