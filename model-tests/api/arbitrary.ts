import fc from "fast-check";
import { type JsonSchema, resolved } from "./description";

/** Characters that often cause errors: beyond ASCII, beyond the first plane, right to left, combining, reserved. */
const character = fc.constantFrom(..."aZ09éßİ日本語קעא‏̈😀👩‍🔬 \t\n'\"<>&%\\/_-;,.{}$`");

function text({ pattern, format, minLength = 0, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const fits = (one: string) => {
    const { length } = [...one];
    return length >= minLength && length <= maxLength;
  };
  // Names have rules that the pattern does not express.
  if (pattern === "\\p{L}") return fc.stringMatching(/^[aZé日ק](?:[aZé日ק0 '-]*[aZé日ק])?$/).filter(fits);
  if (pattern && pattern !== "\\S") return fc.stringMatching(new RegExp(pattern)).filter(fits);
  const any = fc.string({ unit: character, minLength, maxLength: Math.min(maxLength, 300) });
  return any.filter((one) => fits(one) && (!pattern || /\S/.test(one)));
}

function list({ items, prefixItems, minItems = 0, maxItems = 8 }: JsonSchema) {
  if (prefixItems) return fc.tuple(...prefixItems.map(valid));
  const item = valid(typeof items === "object" ? items : {});
  return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, 8)) });
}

function fields({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const own = Object.entries(properties).map(([name, one]) => [name, valid(one)] as const);
  if (own.length === 0 && additionalProperties)
    return fc.dictionary(fc.string(), valid(additionalProperties), { maxKeys: 4 });
  return fc.record(Object.fromEntries(own), { requiredKeys: required, noNullPrototype: true });
}

/** Most ids and positions are small numbers, and only the first page has entries. */
const integer = (min: number, max: number) =>
  fc.oneof(
    fc.constant(Math.max(min, 0)),
    fc.integer({ min, max: Math.min(max, Math.max(min, 0) + 10) }),
    fc.integer({ min, max }),
  );

function generated(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { const: only, enum: choices, anyOf, oneOf, type, minimum, maximum } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  const options = anyOf ?? oneOf;
  if (options) return fc.oneof(...options.map(valid));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => generated({ ...schema, type: one })));
  switch (type) {
    case "object":
      return fields(schema);
    case "array":
      return list(schema);
    case "string":
      return text(schema);
    case "integer":
      return integer(minimum ?? Number.MIN_SAFE_INTEGER, maximum ?? Number.MAX_SAFE_INTEGER);
    case "number":
      return fc.double({ min: minimum ?? -1e9, max: maximum ?? 1e9, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** Creating an arbitrary costs more than drawing from it. */
const made = new Map<JsonSchema, fc.Arbitrary<unknown>>();

/** Values that a schema allows. */
export function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const arbitrary = made.get(schema) ?? generated(resolved(schema));
  made.set(schema, arbitrary);
  return arbitrary;
}
