import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import { forCallers, readComments } from "./comments";
import { coverageProblems, findTests } from "./coverage";
import { openApiDocument } from "./document";
import { operationsOf } from "./page/lookup";
import { bodySchema, sample, sampleUrl } from "./page/sample";
import type { Operation, Schema } from "./types";

const document = openApiDocument({ version: "1.2.3", comments: readComments() });
const operations = operationsOf(document);
const operation = (id: string): Operation =>
  operations.find(({ operationId }) => operationId === id) ?? expect.fail(id);
/** Without words: only what programs depend on. */
const withoutWords = ({ paths, components }: Pick<typeof document, "paths" | "components">): unknown =>
  JSON.parse(JSON.stringify({ paths, components }), (name, value) =>
    (name === "description" || name === "summary") && typeof value === "string" ? undefined : value,
  );
const field = (entity: string, name: string): Schema =>
  (document.components.schemas[entity]?.properties?.[name] as Schema | undefined) ?? expect.fail(`${entity}.${name}`);
const body = (id: string) => operation(id).requestBody?.content["application/json"].schema;
const parameter = (id: string, name: string) =>
  operation(id).parameters.find((one) => "name" in one && one.name === name) ?? expect.fail(name);

describe("the description of the API", () => {
  it("has every endpoint of the contract once, and only schemas that are used", () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(api.map(({ id }) => id).sort());
    const text = JSON.stringify(document);
    for (const name of Object.keys(document.components.schemas))
      expect(text).toContain(`"#/components/schemas/${name}"`);
  });

  it("promises callers what docs/api/openapi.json does; npm run api-docs -- write changes it", () => {
    expect(withoutWords(document)).toEqual(withoutWords(JSON.parse(readFileSync("docs/api/openapi.json", "utf8"))));
  });

  it("states lengths that the contract counts in code points", () => {
    const { PersonName, SearchText, FeedbackText, PromoCode } = document.components.schemas;
    expect(PersonName).toMatchObject({ type: "string", minLength: 1, maxLength: 100, pattern: "\\p{L}" });
    expect(SearchText).toMatchObject({ type: "string", maxLength: 200 });
    expect(FeedbackText).toMatchObject({ type: "string", minLength: 1, maxLength: 2000, pattern: "\\S" });
    expect(PromoCode).toMatchObject({ type: "string", minLength: 1, maxLength: 64, pattern: "\\S" });
  });

  it("describes numbers, lists and booleans that arrive as text", () => {
    expect(parameter("courses.list", "limit")).toMatchObject({
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 900, default: 6 },
    });
    expect(parameter("courses.list", "categories")).toMatchObject({ style: "form", explode: false });
    expect(parameter("courses.byIds", "ids")).toMatchObject({ required: true, schema: { maxItems: 900 } });
    expect(parameter("courses.popular", "hideNewCourses")).toMatchObject({
      schema: { type: "boolean", default: false },
    });
    expect(parameter("lessons.step", "stepId")).toMatchObject({
      required: true,
      schema: { type: "integer", minimum: 1 },
    });
  });

  it("distinguishes input and output", () => {
    expect(body("admin.updateUser")?.properties?.permissions).toEqual({
      $ref: "#/components/schemas/PermissionsInput",
    });
    expect(document.components.schemas.PermissionsInput?.required).toBeUndefined();
    expect(document.components.schemas.Permissions?.required).toHaveLength(4);
  });

  it("takes its descriptions from the contract, without internal references", () => {
    expect(field("Course", "about").description).toBe("Sanitized HTML.");
    // Inherited from the card's shape.
    expect(field("CourseInProgress", "author").description).toBe("Name of the first speaker, otherwise empty.");
    expect(operation("session.deleteAccount").requestBody?.description).toMatch(/^The password/);
    expect(JSON.stringify(document)).not.toMatch(/\b[RL]\d{1,2}\b|specification/);
  });
  it.each([
    ["Ends it (R16).", "Ends it."],
    ["Ends it (section 5, R49).", "Ends it."],
    ["Cards (R15: the Japanese site's).", "Cards (the Japanese site's)."],
    ["Flags (specification, section 3; what they unlock: R10).", "Flags."],
    ["1–5; 0 means (not) rated.", "1–5; 0 means (not) rated."],
  ])("%j is %j", (text, told) => expect(forCallers(text)).toBe(told));

  it("requires the token and offers the key and the order exactly like the contract", () => {
    for (const { id, fromPage, csrf, idempotent, ordered, access } of api) {
      const { parameters, security, responses } = operation(id);
      const asks = (name: string) => parameters.some((one) => "$ref" in one && one.$ref.endsWith(name));
      expect([id, asks("/CsrfToken"), asks("/IdempotencyKey")]).toEqual([id, Boolean(csrf), Boolean(idempotent)]);
      expect([id, asks("/CommandOrder"), asks("/Origin")]).toEqual([id, Boolean(ordered), Boolean(fromPage)]);
      expect([id, "401" in responses]).toEqual([
        id,
        access !== "public" || ["session.signIn", "registration.confirm", "registration.confirmNewEmail"].includes(id),
      ]);
      expect([id, "422" in responses]).toEqual([id, Boolean(idempotent)]);
      expect(security.every((one) => "session" in one)).toBe(access !== "public");
    }
  });
});

describe("examples", () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  ajv.addSchema(document, "api");
  const allows = (schema: Schema, value: unknown): boolean =>
    ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')), value);

  it.each(Object.entries(document.components.schemas))("one of %s is valid", (name, schema) => {
    expect([name, allows(schema, sample(document, { $ref: `#/components/schemas/${name}` }))]).toEqual([name, true]);
  });
  it("of bodies and addresses are valid", () => {
    for (const one of operations) {
      const schema = bodySchema(one);
      if (schema) expect([one.operationId, allows(schema, sample(document, schema))]).toEqual([one.operationId, true]);
      expect(sampleUrl(document, one)).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe("the map from section 7 to tests", () => {
  it("is complete", () => expect(coverageProblems(findTests())).toEqual([]));
  it("reports an endpoint without a test", () => {
    const tests = new Map([...findTests(), ["series.watch", []]]);
    expect(coverageProblems(tests)).toEqual(["series.watch: is not called by any test."]);
  });
});
