import { z } from "zod/mini";
import { described } from "../../contract/primitives";
import { entities } from "./entities";
import type { Schema } from "./types";

type ZodType = z.core.$ZodType;

const componentRef = "#/components/schemas/";

/** Simplifies a schema: bounds that every number has, and patterns that a format implies, are left out. */
function simplify(json: Schema): void {
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.type === "integer" && json.exclusiveMinimum === 0) {
    delete json.exclusiveMinimum;
    json.minimum = 1;
  }
  if (json.format === "date-time" || json.format === "date") delete json.pattern;
  // Responses may gain fields, so callers are not told that there are no others.
  if (json.additionalProperties === false) delete json.additionalProperties;
  if (JSON.stringify(json.propertyNames) === '{"type":"string"}') delete json.propertyNames;
}

/** Corrects a zod schema with the contract's additional descriptions. */
function correct(zodSchema: z.core.$ZodTypes, json: Schema, io: "input" | "output"): void {
  const told = described.get(zodSchema);
  if (told) {
    for (const key of Object.keys(json)) delete json[key];
    Object.assign(json, told);
  }
  simplify(json);
  // Defaults matter to callers. Zod drops them when text is transformed; here they are described.
  const { def } = zodSchema._zod;
  if (io === "output") delete json.default;
  else if (def.type === "default") json.default = def.defaultValue;
}

/** JSON Schemas of one direction. */
export interface Described {
  /** By the name of the entity. */
  components: Record<string, Schema>;
  /** A reference for an entity, otherwise the schema itself. */
  of(schema: ZodType): Schema;
}

/**
 * Creates JSON Schemas with zod's own export: of callers' `input` or of the `output` they get. Entities are referenced
 * by name.
 */
export function describeSchemas(schemas: readonly ZodType[], io: "input" | "output"): Described {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries<ZodType>(entities)) registry.add(schema, { id });
  for (const [index, schema] of [...new Set(schemas)].entries())
    if (!registry.has(schema)) registry.add(schema, { id: `written out ${index}` });
  const { schemas: exported } = z.toJSONSchema(registry, {
    io,
    uri: (id) => componentRef + id,
    override: ({ zodSchema, jsonSchema }) => correct(zodSchema, jsonSchema, io),
  });
  const plain = (id: string): Schema => {
    const { $schema, $id, ...json } = exported[id] ?? {};
    return json;
  };
  return {
    components: Object.fromEntries(Object.keys(entities).map((name) => [name, plain(name)])),
    of(schema) {
      const id = registry.get(schema)?.id ?? "";
      return id in entities ? { $ref: componentRef + id } : plain(id);
    },
  };
}

/** Names of the components that a value refers to, directly or through others. */
export function referredIn(value: unknown, components: Record<string, Schema>, found = new Set<string>()): Set<string> {
  for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    referredIn(components[name] ?? {}, components, found);
  }
  return found;
}

/** The same value with references to some components replaced by others. */
export const redirected = <T>(value: T, names: ReadonlyMap<string, string>): T =>
  JSON.parse(
    JSON.stringify(value).replace(/"#\/components\/schemas\/([^"/]+)"/g, (whole, name: string) =>
      names.has(name) ? `"${componentRef}${names.get(name)}"` : whole,
    ),
  );
