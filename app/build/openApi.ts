import { type Cadence, parseConfig } from "#app/config.ts";
import { CASES } from "#app/api/testing/cases.ts";
import { type Asks, ASKS } from "#app/api/contract/asks.ts";
import { codesOf } from "#app/api/contract/codes.ts";
import { contractSchema } from "./jsonSchema.ts";
import { MEMBER_CALLS, PUBLIC_CALLS } from "#app/api/contract/publicCalls.ts";

/** The contract as an OpenAPI 3.1 document, from the schemas that read the wire (QA-02). */

type Json = Record<string, unknown>;
type CallName = keyof Asks;
type Service = "api" | "access" | "stats";

/** A component's name may have neither braces nor slash; this is the name of the module that calls it. */
const STATISTICS = "GetMatchStats";
const named = (name: string): string => name.replace("match/{statsId}", STATISTICS);

const SERVERS: Readonly<Record<Service, Json>> = {
  api: { url: "/api", description: "The book: apiBase of config.json" },
  access: { url: "/access", description: "The access service: accessBase of config.json" },
  stats: { url: "/stats", description: "Match statistics, without anything of the member: statsBase of config.json" },
};

/** What is polled, and the default interval (spec §9). */
const POLLED: Partial<Record<CallName, Cadence>> = {
  GetMenu: "menu",
  GetLiveMatchOdds: "live",
  GetNoLiveMatchOdds: "today",
  GetSingleMatchOdds: "match",
  GetLeagueMatchOdds: "today",
  GetBatchMatchOdds: "today",
  GetMixparlaySchedule: "counts",
  GetScheduleDateGroup2: "counts",
  GetMatchBonusRule: "counts",
  GetTicketOdds: "slip",
  GetBatchTicketOdds: "slip",
  GetOutRight: "outright",
  GetUnSettleBetStatus: "status",
  GetUnSettleBetList: "unsettled",
  CheckInsurance: "sell",
  GetAllFavorite: "counts",
  GetAllHotMatch: "today",
  RefreshToken: "token",
  "match/{statsId}": "stats",
};

/** Redirects every pointer to a shape to the components; the shapes themselves stay as they are. */
function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "$ref" ? String(part).replace("#/$defs/", "#/components/schemas/") : moved(part),
    ]),
  );
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${named(name)}` });

/** The text of a query as a value of its schema. */
function exampleOf(text: string, schema: Json): unknown {
  const types: Readonly<Record<string, () => unknown>> = {
    boolean: () => text === "true",
    string: () => text,
  };
  return (types[String(schema["type"])] ?? (() => Number(text)))();
}

function parametersOf(ask: Json, query: URLSearchParams, shapes: Json): Json[] {
  const required = ask["required"] as readonly string[];
  return Object.entries(ask["properties"] as Record<string, Json>).map(([name, schema]) => {
    const shape =
      typeof schema["$ref"] === "string" ? (shapes[schema["$ref"].split("/").at(-1) ?? ""] as Json) : schema;
    const text = query.get(name);
    return {
      name,
      in: "query",
      required: required.includes(name),
      schema,
      ...(text !== null && { example: exampleOf(text, shape) }),
    };
  });
}

/** Which credentials a call takes: none, optional ones, or a member's. */
function securityOf(name: CallName): Json[] {
  const member = { token: [], session: [], device: [] };
  if (name === "match/{statsId}") return [];
  return MEMBER_CALLS.has(name) || name === "RefreshToken" ? [member] : [{}, member];
}

const { intervals } = parseConfig({});

function operationOf(name: CallName, shapes: Json): { path: string; method: string; item: Json } {
  const { sends, body, answer } = CASES[name];
  const [address = "", query] = sends.split("?");
  const [method = "", at = ""] = address.split(" ");
  const service = (Object.keys(SERVERS) as Service[]).find((one) => at.startsWith(`/${one}/`)) ?? "api";
  const statistics = name === "match/{statsId}";
  const path = statistics ? "/match/{statsId}" : at.slice(service.length + 1);
  const ask = shapes[`${named(name)}.ask`] as Json;
  const cadence = POLLED[name];
  const inPath = { name: "statsId", in: "path", required: true, schema: ref("Id"), example: 8 };
  const operation: Json = {
    operationId: named(name),
    summary: `${method} ${at}`,
    tags: [path.split("/")[1]],
    servers: [SERVERS[service]],
    security: securityOf(name),
    parameters: [
      ...(statistics ? [inPath] : []),
      ...(method === "GET" ? parametersOf(ask, new URLSearchParams(query), shapes) : []),
    ],
    ...(method === "POST" && {
      requestBody: { required: true, content: { "application/json": { schema: ref(`${name}.ask`), example: body } } },
    }),
    responses: {
      200: {
        description:
          statistics || service === "access" ? "The answer, without an envelope" : "An envelope or a success",
        content: { "application/json": { schema: ref(name), example: answer } },
      },
    },
    "x-codes": codesOf(name),
    "x-public": PUBLIC_CALLS.has(name),
    ...(cadence && { "x-cadence-ms": intervals[cadence] }),
  };
  return { path, method: method.toLowerCase(), item: operation };
}

const header = (name: string, description: string): Json => ({ type: "apiKey", in: "header", name, description });

/** The whole document; `version` is the release's. */
export function openApi(version: string): Json {
  const { $defs } = contractSchema();
  const shapes = Object.fromEntries(Object.entries(moved($defs) as Json).map(([name, shape]) => [named(name), shape]));
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(ASKS) as CallName[]) {
    const { path, method, item } = operationOf(name, shapes);
    paths[path] = { ...paths[path], [method]: item };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "The sportsbook's calls",
      version,
      description: "Generated from the schemas in app/api by `npm run openapi`.",
    },
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    servers: Object.values(SERVERS),
    paths,
    components: {
      schemas: shapes,
      securitySchemes: {
        token: header("Authorization", "The member's token, a JWT, as it is"),
        session: header("BCS", "The session value, when known"),
        device: header("Etag", "The device uid, when known"),
      },
    },
  };
}
