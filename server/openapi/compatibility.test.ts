import { describe, expect, it } from "vitest";
import { breaksBetween } from "./compatibility";
import type { Operation, Schema } from "./types";

interface Call {
  parameters?: Operation["parameters"];
  body?: Schema;
  reply?: Schema;
  schemas?: Record<string, Schema>;
}

/** A description with one call. */
function describing({ parameters = [], body, reply = {}, schemas = {} }: Call, path = "/learners/{id}/") {
  const content = (schema: Schema) => ({ "application/json": { schema } });
  const operation: Operation = {
    ...{ operationId: "one", tags: [], summary: "", security: [], parameters },
    ...(body && { requestBody: { required: true, content: content(body) } }),
    responses: { 200: { description: "", headers: {}, content: content(reply) } },
  };
  const components = { schemas, responses: {}, parameters: {}, headers: {}, securitySchemes: {} };
  return { paths: { [path]: { post: operation } }, components };
}

const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: "object",
  properties,
  required,
});
const text: Schema = { type: "string" };
const parameter = (name: string, required: boolean, place: "path" | "query" = "query") =>
  ({ name, in: place, required, schema: text }) as const;
const learner = { $ref: "#/components/schemas/Learner" };

describe("pages that are open while the site is upgraded", () => {
  it.each<[string, Call, Call, string[]]>([
    [
      "a field that requests require",
      { body: object({}) },
      { body: object({ a: text }, "a") },
      ["body.a is required now: make it optional"],
    ],
    ["an optional field", { body: object({}) }, { body: object({ a: text }) }, []],
    ["a field that requests no longer require", { body: object({ a: text }, "a") }, { body: object({ a: text }) }, []],
    [
      "a required field within a list",
      { body: object({ list: { type: "array", items: object({}) } }) },
      { body: object({ list: { type: "array", items: object({ a: text }, "a") } }) },
      ["body.list[].a is required now: make it optional"],
    ],
    [
      "a required field within an entity that refers to itself",
      { body: learner, schemas: { Learner: object({ friend: learner }) } },
      { body: learner, schemas: { Learner: object({ friend: learner, a: text }, "a") } },
      ["body.a is required now: make it optional"],
    ],
    [
      "a required parameter",
      { parameters: [parameter("a", false)] },
      { parameters: [parameter("a", true)] },
      ["the parameter a is required now: make it optional"],
    ],
    [
      "another name for a part of the address",
      { parameters: [parameter("id", true, "path")] },
      { parameters: [parameter("learner", true, "path")] },
      [],
    ],
    [
      "a field of replies that is gone",
      { reply: object({ a: text }) },
      { reply: object({}) },
      ["reply.a is gone: keep it"],
    ],
    [
      "a field that replies may leave out now",
      { reply: object({ a: text }, "a") },
      { reply: object({ a: text }) },
      ["reply.a can be missing now: keep it in every reply"],
    ],
    [
      "a field of one kind of reply",
      { reply: { anyOf: [object({ kind: { const: "a" }, a: text }), { type: "null" }] } },
      { reply: { anyOf: [{ type: "null" }, object({ kind: { const: "a" } })] } },
      ["reply<object a>.a is gone: keep it"],
    ],
    ["another field of replies", { reply: object({}) }, { reply: object({ a: text }, "a") }, []],
  ])("%s", (_, before, after, breaks) => {
    expect(breaksBetween(describing(before), describing(after))).toEqual(
      breaks.map((one) => `POST /learners/{id}/: ${one}`),
    );
  });

  it("miss a call that is gone, and not one whose address only names a part differently", () => {
    expect(breaksBetween(describing({}), describing({}, "/learners/{learner}/"))).toEqual([]);
    expect(breaksBetween(describing({}), describing({}, "/people/{id}/"))).toEqual([
      "POST /learners/{id}/: is gone: keep it until no page calls it",
    ]);
  });
});
