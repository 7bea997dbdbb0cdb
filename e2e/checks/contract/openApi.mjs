// Writes the contract as an OpenAPI document, from the schemas with which the app reads it.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { openApi } from "#app/build/openApi.ts";

const FILE = "app/api/openapi.json";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
writeFileSync(FILE, JSON.stringify(openApi(version)));
execFileSync("oxfmt", [FILE], { stdio: "inherit" });
