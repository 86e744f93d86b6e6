import type { OpenApi, Schema } from "../types";
import { entityName, found, type Placed } from "./lookup";

const sampleHeaders: Record<string, string> = {
  "Idempotency-Key": "0b2f7c1e-6d0f-4f6e-9a3c-0a4c7f5f6f0e",
  "Command-Order": "7d1c4a0e-3f52-4e0b-9a57-1b6f0c2d8e11.1772359200000",
};

/** Sample texts that are more helpful than "text", by field name. */
const texts: Record<string, string> = {
  email: "learner@academy.example",
  password: "correct horse battery staple",
  name: "Lea Learner",
  slug: "keyword-research",
  seriesSlug: "search-in-practice",
  episodeSlug: "what-people-type",
  hash: "Zk3mQ8vX1rT6bN0pLw5sYA",
  url: "/academy/courses/keyword-research/",
  message: "The second lesson helped a lot.",
  promo: "WELCOME",
  questionId: "q1",
  group: "home",
  key: "reviews",
  token: "493872.q0Yx1m3Zk8vT6bN4pLw5sYAd2RfGhJkMnBvCxZaQwEr",
  current: "correct horse battery staple",
  linkToken: "vT6bN4pLw5sYAd2RfGhJkMnBvCxZaQwErq0Yx1m3Zk8",
  returnTo: "/academy/courses/keyword-research/",
  machine: "enrolment",
  state: "enrolment.enrolled",
  transition: "enrolment.notEnrolled course.enrol",
  href: "/academy/faq/",
  hiddenReviews: "q0Yx1m3Zk8vT6bN4pLw5sY",
  files: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  version: "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
};

/** By the name of the component. */
const named: Record<string, unknown> = {
  Slug: "keyword-research",
  CertificateHash: texts.hash,
  SitePath: texts.url,
  Json: "any value",
};

function text({ format, minLength = 0 }: Schema, name: string): string {
  if (format === "date-time") return "2026-03-01T12:00:00.000Z";
  if (format === "date") return "2026-03-01";
  return (texts[name] ?? "text").padEnd(minLength, "x");
}

function fields(document: OpenApi, { properties = {}, additionalProperties }: Schema): Record<string, unknown> {
  const own = Object.entries(properties).map(([name, one]) => [name, sample(document, one as Schema, name)]);
  const others = typeof additionalProperties === "object" ? [["1", sample(document, additionalProperties)]] : [];
  return Object.fromEntries([...own, ...others]);
}

function items(document: OpenApi, { items: item, prefixItems, minItems = 1 }: Schema, name: string): unknown[] {
  if (prefixItems) return prefixItems.map((one, index) => index * 10 + Number(sample(document, one as Schema)));
  return Array.from({ length: minItems }, () => sample(document, item as Schema, name));
}

/** A small value that matches a schema, for examples. */
export function sample(document: OpenApi, schema: Schema, name = ""): unknown {
  const entity = entityName(schema);
  if (entity && entity in named) return named[entity];
  if (entity) return sample(document, found<Schema>(document, schema), name);
  const { const: only, enum: choices, anyOf, oneOf, type, minimum = 0 } = schema;
  if (only !== undefined) return only;
  if (choices) return choices.find((choice) => choice !== "");
  const [option] = oneOf ?? anyOf ?? [];
  if (option) return sample(document, option as Schema, name);
  // The first of several types; the other is null.
  switch ([type].flat()[0]) {
    case "object":
      return fields(document, schema);
    case "array":
      return items(document, schema, name);
    case "string":
      return text(schema, name);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return minimum;
  }
}

/** The values of an operation's required parameters, by location. */
export const sampleUrl = (document: OpenApi, { path, parameters }: Placed): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => "name" in one && one.name === name);
    return String(parameter && "name" in parameter ? sample(document, parameter.schema, name) : name);
  });

/** The schema of an operation's body. */
export const bodySchema = ({ requestBody }: Placed): Schema | undefined =>
  requestBody?.content["application/json"].schema;

/** A call as you would type it. */
export function sampleCall(document: OpenApi, operation: Placed): string {
  const schema = bodySchema(operation);
  const headers = [
    ...(operation.security.some((one) => !("session" in one)) ? [] : ["cookie: academy_session=…"]),
    ...operation.parameters.flatMap((one) => {
      const { name, in: where } = found(document, one);
      if (where !== "header") return [];
      return [`${name}: ${sampleHeaders[name] ?? "…"}`];
    }),
    ...(schema ? ["content-type: application/json"] : []),
  ];
  return [
    `curl -X ${operation.method} 'https://academy.example${sampleUrl(document, operation)}'`,
    ...headers.map((header) => `-H '${header}'`),
    ...(schema ? [`-d '${JSON.stringify(sample(document, schema))}'`] : []),
  ].join(" \\\n  ");
}
