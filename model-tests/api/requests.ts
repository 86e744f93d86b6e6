import fc from "fast-check";
import { valid } from "./arbitrary";
import { fieldsOf, type Operation, operations, type Parameter, resolved } from "./description";
import { type KnownThings, nameOf, type Thing } from "./known";

/** A call before serialization, with typed values. */
export interface Draft {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
}

/** A placeholder for an unused key: the same seed would generate the same keys again. */
export const newKey = "new";

/** A call as it is sent. */
export interface Sent {
  url: string;
  /** The values in the path. */
  parameters: Record<string, unknown>;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Whether the description rules out success. */
  forbidden: boolean;
  /** Whether it may lead to an address other than the operation's. */
  astray?: boolean;
}

/** The parameters in an operation's path. */
export const inPath = ({ parameters }: Operation) => parameters.filter((one) => one.in === "path");
/** The parameters in its query. */
export const inQuery = ({ parameters }: Operation) => parameters.filter((one) => one.in === "query");

/** What an `id` in a body names: one of the last kind of resource in the path. */
const ownId = (path: string): string => {
  const [kind = ""] = path
    .split("/")
    .filter((part) => part !== "" && !part.startsWith("{"))
    .reverse();
  return nameOf("id", `/${kind}/{id}/`);
};

/** All identifiers in a call's path and body. */
function namesIn(operation: Operation): { field: string; part: "path" | "body"; name: string }[] {
  const { path, body } = operation;
  const inBody = Object.keys(fieldsOf(body?.schema ?? {}));
  return [
    ...inPath(operation).map((one) => ({ field: one.name, part: "path" as const, name: nameOf(one.name, path) })),
    ...inBody.map((field) => ({ field, part: "body" as const, name: field === "id" ? ownId(path) : nameOf(field) })),
  ];
}

function values(parameters: Parameter[]): fc.Arbitrary<Record<string, unknown>> {
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  const fields = Object.fromEntries(parameters.map((one) => [one.name, valid(one.schema)]));
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}

/** Drafts with any values that the description allows, whether or not they exist. */
function anyDraft(operation: Operation): fc.Arbitrary<Draft> {
  const takes = (header: string) => operation.parameters.some(({ name }) => name === header);
  const keys = takes("Idempotency-Key") ? [{}, { "idempotency-key": newKey }] : [{}];
  const orders = takes("Command-Order")
    ? [{}, { "command-order": "device-1.5" }, { "command-order": "device-1.7" }]
    : [{}];
  return fc.record({
    path: values(inPath(operation)),
    query: values(inQuery(operation)),
    headers: fc.constantFrom(...keys.flatMap((key) => orders.map((order) => ({ ...key, ...order })))),
    body: operation.body ? valid(operation.body.schema) : fc.constant(undefined),
  }) as fc.Arbitrary<Draft>;
}

const anyDrafts = new Map(operations.map((one) => [one, anyDraft(one)]));

/** A draft that usually names an existing resource, usually in English, like most content. */
function naming(operation: Operation, one: Draft, thing: Thing, choices: number[]): Draft {
  const named = { path: { ...one.path }, body: operation.body ? { ...(one.body as object) } : one.body };
  for (const [index, { field, part, name }] of namesIn(operation).entries()) {
    const value = field === "locale" ? "en" : thing[name];
    if (value !== undefined && choices[index] !== 0) (named[part] as Record<string, unknown>)[field] = value;
  }
  return { ...one, ...named };
}

const thingsFor = (operation: Operation, known: KnownThings): Thing[] =>
  known.having(namesIn(operation).map(({ name }) => name));

/** Drafts that usually name existing resources. */
export function draft(operation: Operation, known: KnownThings): fc.Arbitrary<Draft> {
  const things = thingsFor(operation, known);
  const choices = fc.array(fc.nat(9), { minLength: namesIn(operation).length, maxLength: namesIn(operation).length });
  return fc
    .tuple(
      anyDrafts.get(operation) ?? anyDraft(operation),
      things.length > 0 ? fc.constantFrom(...things) : fc.constant({}),
      choices,
    )
    .map(([one, thing, thrown]) => naming(operation, one, thing, thrown));
}

/** Percent-encodes a text, including half a surrogate pair, which JavaScript cannot: it becomes its bytes. */
const encoded = (text: string): string =>
  [...text].map((one) => (/\p{Surrogate}/u.test(one) ? "%ED%A0%80" : encodeURIComponent(one))).join("");

/** A value as written in a query. */
export const queryValue = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => encoded(String(one))).join(",") : encoded(String(value));

/** Serializes a draft. */
export function write(operation: Operation, { path, query, headers, body }: Draft): Omit<Sent, "forbidden"> {
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(String(path[name])));
  const search = Object.entries(query).map(([name, value]) => `${name}=${queryValue(value)}`);
  return {
    url: search.length > 0 ? `${address}?${search.join("&")}` : address,
    parameters: path,
    headers: { ...headers, ...(operation.body && { "content-type": "application/json" }) },
    ...(operation.body && { payload: JSON.stringify(body) ?? "" }),
  };
}

/** Calls that the description allows. */
export const allowedCalls = (operation: Operation, known: KnownThings): fc.Arbitrary<Sent> =>
  draft(operation, known).map((one) => ({ ...write(operation, one), forbidden: false }));

/** No query, so that lists are complete and start at the beginning, and each choice that a query offers. */
const plainQueries = (operation: Operation): Record<string, unknown>[] => [
  {},
  ...inQuery(operation).flatMap(({ name, schema }) =>
    (resolved(schema).enum ?? []).map((value) => ({ [name]: value })),
  ),
];

/** A call for each known resource. */
export function plainCalls(operation: Operation, known: KnownThings): Sent[] {
  const names = namesIn(operation).filter(({ field }) => field !== "locale");
  const things = names.length > 0 ? thingsFor(operation, known) : [{}];
  return things
    .filter((thing: Thing) => names.every(({ name }) => thing[name] !== undefined))
    .flatMap((thing: Thing) => {
      const path = Object.fromEntries(names.map(({ field, name }) => [field, thing[name]]));
      const drafts = plainQueries(operation).map((query) => ({ query, headers: {}, body: undefined }));
      return drafts.map((one) => ({
        ...write(operation, { ...one, path: { ...path, locale: "en" } }),
        forbidden: false,
      }));
    });
}
