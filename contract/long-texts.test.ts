import { describe, expect, it } from "vitest";
import { safeParse, type z } from "zod/mini";
import { api } from "./api";

type Schema = z.core.$ZodType;

/** What the definitions of schemas call their parts. */
interface Parts {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: readonly Schema[];
  keyType?: Schema;
  valueType?: Schema;
}

/** The schemas of single values in a schema: they alone read texts. */
function valuesIn(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  const { shape = {}, element, innerType, options = [], keyType, valueType } = schema._zod.def as Parts;
  const parts = [...Object.values(shape), element, innerType, ...options, keyType, valueType].filter((one) => !!one);
  return parts.length === 0 ? [schema] : parts.flatMap(valuesIn);
}

/**
 * Four times as long as a body can be, in bytes: what takes the square of a length then takes longer than a test may, and
 * what reads a text once takes milliseconds.
 */
const bytes = 4 * 64 * 1024;
const filled = (begin: string, part: string, end = ""): string =>
  begin + part.repeat((bytes - begin.length - end.length) / Buffer.byteLength(part)) + end;

describe("a text longer than a body", () => {
  it.each([
    ["marks in an unusual order", filled("a", "\u0315\u0300")],
    ["spaces", filled("a", " ", "b")],
    ["words with hyphens", filled("", "a-", "!")],
    ["an address with dots", filled("a@", "a.", "@")],
    ["the path of a page", filled("/academy/", "a/", "!")],
    ["a list of numbers", filled("", "1,", "!")],
  ])("is read or rejected at once: %s", (_, text) => {
    const taken = api.filter(({ params, query, body }) =>
      [params, query, body].flatMap(valuesIn).some((schema) => safeParse(schema, text).success),
    );
    expect(taken.map(({ id }) => id)).toEqual([]);
  });
});
