import fc from "fast-check";
import { valid } from "./arbitrary";
import { fieldsOf, type JsonSchema, type Operation, type Parameter, resolved } from "./description";
import type { KnownThings } from "./known";
import { deep, hasNul, isUnstorable, large, oddTexts, oddValue } from "./odd-values";
import { type Draft, draft, inPath, inQuery, queryValue, type Sent, write } from "./requests";

/** The value that a parameter of this type parses from a text in an address. */
function meant({ schema }: Parameter, text: string): unknown {
  const number = (one: string) => (/^\d+$/.test(one) ? Number(one) : one);
  if (schema.type === "array")
    return text === ""
      ? []
      : text
          .split(",")
          .map(schema.items && typeof schema.items === "object" && schema.items.type === "integer" ? number : String);
  if (schema.type === "integer") return number(text);
  if (schema.type === "boolean") return text === "true" || (text === "false" ? false : text);
  return text;
}

function oddParameter(operation: Operation, base: fc.Arbitrary<Draft>, parameter: Parameter): fc.Arbitrary<Sent> {
  return fc.tuple(base, fc.constantFrom(...oddTexts)).map(([one, text]) => withText(operation, one, parameter, text));
}

/** A call with this text as a parameter. */
function withText(operation: Operation, one: Draft, parameter: Parameter, text: string): Sent {
  const where = parameter.in === "path" ? "path" : "query";
  // In a query, a comma remains a separator.
  const given = parameter.schema.type === "array" ? text.split(",") : text;
  // An empty segment, or one that is not text.
  const isPathChanged = where === "path" && /^\.*$|[/\ud800]/.test(text);
  return {
    ...write(operation, { ...one, [where]: { ...one[where], [parameter.name]: given } }),
    forbidden: !isPathChanged && (hasNul(text) || !parameter.allows(meant(parameter, text))),
    astray: isPathChanged,
  };
}

/** Paths and queries that no client sends. */
function oddAddress(operation: Operation, base: fc.Arbitrary<Draft>): fc.Arbitrary<Sent> {
  const tricks = [
    "%",
    "%zz",
    "%2e%2e%2f",
    "%2e%2e/",
    "%c0%ae%c0%ae/",
    "%00",
    "//",
    "..;/",
    "%5c",
    "%252e",
    "?",
    "#",
    "%E0%A4%A",
  ];
  const queries = [
    "__proto__=1",
    "__proto__[x]=1",
    "constructor[prototype][x]=1",
    "toString=1",
    "%",
    "%zz=%zz",
    "=",
    "&&&=&",
    "a[b]=c",
    "x=%ED%A0%80",
  ];
  return fc.oneof(
    fc.tuple(base, fc.constantFrom(...tricks)).map(([one, trick]) => {
      const sent = write(operation, one);
      const [path = "", query] = sent.url.split("?");
      return {
        ...sent,
        url: `${path.replace(/\/$/, trick)}/${query ? `?${query}` : ""}`,
        forbidden: false,
        astray: true,
      };
    }),
    fc.tuple(base, fc.constantFrom(...queries)).map(([one, extra]) => {
      const sent = write(operation, one);
      return { ...sent, url: `${sent.url}${sent.url.includes("?") ? "&" : "?"}${extra}`, forbidden: false };
    }),
  );
}

function twice(operation: Operation, base: fc.Arbitrary<Draft>, parameter: Parameter): fc.Arbitrary<Sent> {
  return fc.tuple(base, valid(parameter.schema), valid(parameter.schema)).map(([one, a, b]) => {
    const { [parameter.name]: _, ...query } = one.query;
    const sent = write(operation, { ...one, query });
    const both = `${parameter.name}=${queryValue(a)}&${parameter.name}=${queryValue(b)}`;
    return {
      ...sent,
      url: `${sent.url}${sent.url.includes("?") ? "&" : "?"}${both}`,
      forbidden: parameter.schema.type !== "array",
    };
  });
}

/** A call with this value in a field of its body. */
function withField(operation: Operation, one: Draft, name: string, value: unknown): Sent {
  const body = { ...(one.body as object), [name]: value };
  return { ...write(operation, { ...one, body }), forbidden: !operation.body?.allows(body) || isUnstorable(body) };
}

function oddField(operation: Operation, base: fc.Arbitrary<Draft>): fc.Arbitrary<Sent> {
  const { body } = operation;
  const names = Object.keys(fieldsOf(body?.schema ?? {}));
  const replaced = fc
    .tuple(base, fc.constantFrom(...names), oddValue)
    .map(([one, name, value]) => withField(operation, one, name, value));
  const missing = fc.tuple(base, fc.constantFrom(...names)).map(([one, name]) => {
    const { [name]: _, ...changed } = one.body as Record<string, unknown>;
    return { ...write(operation, { ...one, body: changed }), forbidden: !body?.allows(changed) };
  });
  const deepField = fc.tuple(base, fc.constantFrom(...names)).map(([one, name]) => ({
    ...write(operation, one),
    payload: `{"${name}":${deep}}`,
    forbidden: true,
  }));
  return fc.oneof(
    { weight: 4, arbitrary: replaced },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: deepField },
  );
}

/** Bodies that are invalid for every operation. */
function oddBody(operation: Operation, base: fc.Arbitrary<Draft>): fc.Arbitrary<Sent> {
  const isJson = ["null", "[]", '"text"', "42", "true", deep];
  const isNoJson = [
    "{",
    "{]",
    "{\u00a0}",
    "{'a':1}",
    "NaN",
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ];
  const payload = fc.oneof(
    fc.constantFrom(...isJson).map((one) => ({ payload: one as string | Buffer, forbidden: operation.body !== null })),
    fc.constantFrom(...isNoJson).map((one) => ({ payload: one as string | Buffer, forbidden: true })),
    fc.constant({
      payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]) as string | Buffer,
      forbidden: operation.body !== null,
    }),
    fc.constant({ payload: large, forbidden: true }),
  );
  return fc.tuple(base, payload).map(([one, odd]) => {
    const sent = write(operation, one);
    return { ...sent, ...odd, headers: { ...sent.headers, "content-type": "application/json" } };
  });
}

function oddContentType(operation: Operation, base: fc.Arbitrary<Draft>): fc.Arbitrary<Sent> {
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/jsonp",
    "x",
    "",
  ];
  return fc.tuple(base, fc.constantFrom(...types)).map(([one, type]) => {
    const sent = write(operation, one);
    return {
      ...sent,
      payload: sent.payload ?? "x=1",
      headers: { ...sent.headers, "content-type": type },
      forbidden: true,
    };
  });
}

function oddHeaders(operation: Operation, base: fc.Arbitrary<Draft>): fc.Arbitrary<Sent> {
  const has = (name: string) => operation.parameters.some((one) => one.name === name);
  const isUnsafe = operation.method !== "GET";
  const odd: { headers: Record<string, string>; forbidden: boolean }[] = [
    { headers: { cookie: "academy_session=x; academy_session=y" }, forbidden: operation.needsSession },
    { headers: { cookie: `academy_session=${"a".repeat(43)}` }, forbidden: operation.needsSession },
    { headers: { cookie: "=;;; academy_session=%00" }, forbidden: operation.needsSession },
    { headers: { origin: "https://elsewhere.example" }, forbidden: isUnsafe },
    { headers: { origin: "null" }, forbidden: isUnsafe },
    { headers: { "sec-fetch-site": "cross-site" }, forbidden: isUnsafe },
    { headers: { accept: "text/html", "accept-language": "\u00ff", "if-none-match": '"x", *' }, forbidden: false },
    { headers: { "x-request-id": "x".repeat(5000), "x-forwarded-for": "1.2.3.4" }, forbidden: false },
    ...["", "ü", "x".repeat(101)].map((key) => ({
      headers: { "idempotency-key": key },
      forbidden: has("Idempotency-Key"),
    })),
    ...["", "device-1", "device-1.x", "device-1.-1", "ü.1"].map((order) => ({
      headers: { "command-order": order },
      forbidden: has("Command-Order"),
    })),
    ...["", "x", "ü".repeat(100)].map((token) => ({
      headers: { "x-csrf-token": token },
      forbidden: has("x-csrf-token"),
    })),
  ];
  return fc.tuple(base, fc.constantFrom(...odd)).map(([one, { headers, forbidden }]) => {
    const sent = write(operation, one);
    return { ...sent, headers: { ...sent.headers, ...headers }, forbidden };
  });
}

/** Calls with a fault; those that the description forbids are marked as such. */
export function oddCalls(operation: Operation, known: KnownThings): fc.Arbitrary<Sent> {
  const base = draft(operation, known);
  const takesBody = operation.method !== "GET" && operation.method !== "DELETE";
  const kinds = [
    ...[...inPath(operation), ...inQuery(operation)].map((one) => oddParameter(operation, base, one)),
    ...inQuery(operation).map((one) => twice(operation, base, one)),
    ...(operation.body ? [oddField(operation, base), oddField(operation, base)] : []),
    ...(takesBody ? [oddBody(operation, base), oddContentType(operation, base)] : []),
    oddAddress(operation, base),
    oddHeaders(operation, base),
  ];
  return fc.oneof(...kinds);
}

/** Values at the limits of a schema and just beyond. */
function limitsOf(schema: JsonSchema): unknown[] {
  const { maxLength, minimum, maximum, maxItems, items } = resolved(schema);
  const lists = maxItems === undefined ? [] : [maxItems, maxItems + 1];
  const [item] = fc.sample(valid(typeof items === "object" ? items : {}), { numRuns: 1, seed: 1 });
  return [
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength), "x".repeat(maxLength + 1), "😀".repeat(maxLength)]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
    ...lists.map((length) => Array.from({ length }, () => item)),
  ];
}

/** Calls at the limits of each parameter and field, and just beyond. */
export function limitCalls(operation: Operation, known: KnownThings, seed: number): Sent[] {
  const parameters = [...inPath(operation), ...inQuery(operation)];
  const properties = Object.entries(fieldsOf(operation.body?.schema ?? {}));
  const made = [
    ...parameters.flatMap((one) =>
      limitsOf(one.schema).map((value) => (base: Draft) => withText(operation, base, one, String(value))),
    ),
    ...properties.flatMap(([name, one]) =>
      limitsOf(one).map((value) => (base: Draft) => withField(operation, base, name, value)),
    ),
  ];
  const bases = made.length > 0 ? fc.sample(draft(operation, known), { numRuns: made.length, seed }) : [];
  return bases.flatMap((base, index) => made[index]?.(base) ?? []);
}
