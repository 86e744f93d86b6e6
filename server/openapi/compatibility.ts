import type { Method, OpenApi, Operation, Parameter, Schema } from "./types";

/** The part of a description that is compared. */
type Described = Pick<OpenApi, "paths" | "components">;

/** What a difference is about: what callers send, or what they get. */
type Direction = "request" | "reply";

interface Side {
  description: Described;
  schema: Schema;
}

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

/** A schema itself, where it is a reference. */
function followed({ description, schema }: Side): Schema {
  const { $ref } = schema;
  if ($ref === undefined) return schema;
  return followed({ description, schema: description.components.schemas[nameOf($ref)] ?? {} });
}

/** What makes a variant the same one in both descriptions: its name, its constant fields, or its type. */
function keyOf(variant: Schema): string {
  if (variant.$ref !== undefined) return nameOf(variant.$ref);
  const constants = Object.values(variant.properties ?? {}).flatMap((field) =>
    typeof field === "object" && field.const !== undefined ? [String(field.const)] : [],
  );
  return [variant.type, ...constants].join(" ");
}

/** Fields, entries, and variants of a schema, by their places. */
function partsOf(schema: Schema): Map<string, Schema> {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  const named = [
    ...Object.entries(properties).map(([name, field]) => [`.${name}`, field] as const),
    ...[...anyOf, ...oneOf].map((variant) => [`<${keyOf(variant as Schema)}>`, variant] as const),
    ["[]", items] as const,
    ["{}", additionalProperties] as const,
  ];
  return new Map(named.flatMap(([place, part]) => (typeof part === "object" ? [[place, part as Schema]] : [])));
}

/** Compares one schema, and all that it contains, in both descriptions. `seen` keeps a recursive one finite. */
function* schemaBreaks(
  before: Side,
  after: Side,
  direction: Direction,
  place: string,
  seen: ReadonlySet<string>,
): Generator<string> {
  const key = `${before.schema.$ref ?? ""} ${after.schema.$ref ?? ""}`;
  if (key !== " " && seen.has(key)) return;
  const [old, now] = [followed(before), followed(after)];
  const [had, has] = [new Set(old.required), new Set(now.required)];
  const parts = partsOf(now);
  if (direction === "request")
    for (const name of has) if (!had.has(name)) yield `${place}.${name} is required now: make it optional`;
  for (const [step, part] of partsOf(old)) {
    const other = parts.get(step);
    const isField = step.startsWith(".");
    if (other)
      yield* schemaBreaks(
        { ...before, schema: part },
        { ...after, schema: other },
        direction,
        `${place}${step}`,
        new Set([...seen, key]),
      );
    else if (direction === "reply" && isField) yield `${place}${step} is gone: keep it`;
    if (direction === "reply" && isField && other && had.has(step.slice(1)) && !has.has(step.slice(1)))
      yield `${place}${step} can be missing now: keep it in every reply`;
  }
}

const parametersOf = ({ parameters }: Operation, { components }: Described): Parameter[] =>
  parameters.flatMap((one) => ("name" in one ? one : (components.parameters[nameOf(one.$ref)] ?? [])));
const bodyOf = ({ requestBody }: Operation): Schema => requestBody?.content["application/json"].schema ?? {};
const replyOf = ({ responses }: Operation): Schema => {
  const reply = responses["200"];
  return (reply && "content" in reply && reply.content?.["application/json"].schema) || {};
};

function* operationBreaks(before: Operation, after: Operation, [old, now]: readonly [Described, Described]) {
  const known = new Set(parametersOf(before, old).flatMap(({ name, required }) => (required ? [name] : [])));
  for (const { name, required, in: place } of parametersOf(after, now))
    if (required && place !== "path" && !known.has(name))
      yield `the parameter ${name} is required now: make it optional`;
  const sides = (of: (operation: Operation) => Schema) =>
    [
      { description: old, schema: of(before) },
      { description: now, schema: of(after) },
    ] as const;
  yield* schemaBreaks(...sides(bodyOf), "request", "body", new Set());
  yield* schemaBreaks(...sides(replyOf), "reply", "reply", new Set());
}

/** Addresses are the same whatever their parameters are called. */
const shapeOf = (path: string): string => path.replace(/\{[^}]*\}/g, "{}");

/** Differences that were decided on, with the reason. Main is compared with its last commit: older ones can go. */
const accepted: Readonly<Record<string, string>> = {};

/**
 * What breaks pages that were loaded before an upgrade, and call the new version as the old one described it: a call
 * that is gone, a field or a parameter of a request that is newly required, a field of a reply that is gone.
 */
export function breaksBetween(before: Described, after: Described): string[] {
  const now = new Map(Object.entries(after.paths).map(([path, operations]) => [shapeOf(path), operations]));
  const found = Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const same = now.get(shapeOf(path))?.[method as Method];
      const call = `${method.toUpperCase()} ${path}`;
      if (!same) return [`${call}: is gone: keep it until no page calls it`];
      return [...operationBreaks(operation, same, [before, after])].map((what) => `${call}: ${what}`);
    }),
  );
  return [...new Set(found)].filter((one) => !Object.hasOwn(accepted, one));
}
