/** A JSON Schema in the document (2020-12): the keywords that the wire's schemas use. */
export interface Shape {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  /** What a response with Code 0 has besides the envelope. */
  readonly then?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly additionalProperties?: Shape;
}

/** A parameter of a query or of a path. */
interface Parameter {
  readonly name: string;
  readonly in: "query" | "path";
  readonly required: boolean;
  readonly schema: Shape;
  readonly example?: unknown;
}

interface Content {
  readonly content: { readonly "application/json": { readonly schema: Shape; readonly example: unknown } };
}

/** One call. */
export interface Operation {
  readonly operationId: string;
  /** Method and path: "GET /api/odds/GetMenu". */
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content & { readonly description: string } };
  /** The meaning of the envelope's numbers, and of those of a result inside it. */
  readonly "x-codes": Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly "x-public": boolean;
  /** How often it is polled by default, ms. */
  readonly "x-cadence-ms"?: number;
}

/** app/api/openapi.json, as far as the page reads it (QA-02). */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

/** The calls, in the document's order. */
export const operationsOf = ({ paths }: OpenApi): readonly Operation[] => Object.values(paths).flatMap(Object.values);

/** The shapes that calls share: those that are not a call's own parameters or response. */
export function sharedShapes(document: OpenApi): readonly (readonly [string, Shape])[] {
  const calls = new Set(operationsOf(document).map(({ operationId }) => operationId));
  return Object.entries(document.components.schemas).filter(([name]) => !calls.has(name.replace(/\.ask$/, "")));
}
