import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { projectRoot } from "../../server/project-root";

/** The part of OpenAPI that a client reads. It comes from the committed file, not from the code that writes it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  explode?: boolean;
  schema: JsonSchema;
  /** Whether the description allows a value of this type. */
  allows: (value: unknown) => boolean;
}

export interface Operation {
  id: string;
  tag: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  needsSession: boolean;
  parameters: Parameter[];
  body: { schema: JsonSchema; allows: (value: unknown) => boolean } | null;
  /** The faults in a reply's body for this status; `undescribed` for a status without a description. */
  complaint: (status: number, body: unknown) => string | null;
}

interface Described {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: (Omit<Parameter, "allows"> | { $ref: string })[];
  requestBody?: { content: { "application/json": { schema: JsonSchema } } };
  responses: Record<string, object>;
}

const file = join(projectRoot(), "docs/api/openapi.json");
const document: { paths: Record<string, Record<string, Described>> } = JSON.parse(readFileSync(file, "utf8"));

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, validateFormats: true }));
ajv.addSchema(document, "api");

const escaped = (key: string): string => key.replace(/~/g, "~0").replace(/\//g, "~1");

/** The target of a JSON pointer after following references, and its actual pointer. */
function follow(pointer: string): { pointer: string; value: Record<string, unknown> } {
  let value: unknown = document;
  for (const key of pointer.split("/").slice(1))
    value = (value as Record<string, unknown>)?.[key.replace(/~1/g, "/").replace(/~0/g, "~")];
  const { $ref } = (value ?? {}) as { $ref?: string };
  return $ref ? follow($ref.slice(1)) : { pointer, value: value as Record<string, unknown> };
}

/** The schema that a reference points to. */
export const resolved = (schema: JsonSchema): JsonSchema =>
  schema.$ref ? (follow(schema.$ref.slice(1)).value as JsonSchema) : schema;

/** The fields that a body can have: those of every choice, if the schema offers some. */
export function fieldsOf(schema: JsonSchema): Record<string, JsonSchema> {
  const { properties = {}, anyOf = [], oneOf = [] } = resolved(schema);
  return Object.assign({}, properties, ...[...anyOf, ...oneOf].map(fieldsOf));
}

const validator = (pointer: string): ValidateFunction => ajv.compile({ $ref: `api#${encodeURI(pointer)}` });

function repliesAt(pointer: string, responses: Described["responses"]): Operation["complaint"] {
  const validators = new Map(
    Object.keys(responses).map((status) => {
      const response = follow(`${pointer}/responses/${status}`);
      const schema = `${response.pointer}/content/application~1json/schema`;
      return [status, "content" in response.value ? validator(schema) : null] as const;
    }),
  );
  return (status, body) => {
    const validate = validators.get(String(status));
    if (validate === undefined) return "undescribed";
    if (validate === null) return body === undefined ? null : "has a body";
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };
}

function operationAt(path: string, method: string, described: Described): Operation {
  const pointer = `/paths/${escaped(path)}/${method}`;
  const schema = described.requestBody?.content["application/json"].schema;
  const allowed = schema && validator(`${pointer}/requestBody/content/application~1json/schema`);
  return {
    id: described.operationId,
    tag: described.tags[0] ?? "",
    method: method.toUpperCase() as Operation["method"],
    path,
    needsSession: described.security.every((one) => "session" in one),
    parameters: described.parameters.map((_, index) => {
      const { pointer: at, value } = follow(`${pointer}/parameters/${index}`);
      const allows = validator(`${at}/schema`);
      return { ...(value as unknown as Parameter), allows: (given) => allows(given) === true };
    }),
    body: schema && allowed ? { schema, allows: (value) => allowed(value) === true } : null,
    complaint: repliesAt(pointer, described.responses),
  };
}

/** Every operation of the description, in order. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => operationAt(path, method, described)),
);
