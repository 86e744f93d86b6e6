import type { Access, Endpoint } from "../../contract/endpoint";
import { type ErrorCode, errorStatus } from "../../contract/errors";
import { refusalTexts } from "../http/api-error";
import { type Comments, explain, forCallers } from "./comments";
import { refusalsOf } from "./refusals";
import type { Described } from "./schemas";
import type { Header, Operation, Parameter, Response, Schema } from "./types";

/** The descriptions that operations are written from. */
export interface Sources {
  given: Described;
  returned: Described;
  comments: Comments;
}

const whoMayCall: Record<Access, string> = {
  public: "For anyone.",
  "signed-in": "For signed-in accounts.",
  series: "For students in English; for editors and administrators in every language.",
  editing: "For editors and administrators.",
  administration: "For administrators.",
};

const needsConfirmation =
  "Only within 15 minutes after signing in or `sessions.confirm`. After that it is rejected with 403 `confirmation_needed`.";

/** Parameters in headers. */
export const headerParameters: Record<
  "Origin" | "CsrfToken" | "IdempotencyKey" | "CommandOrder" | "AccountId",
  Parameter
> = {
  Origin: {
    name: "Origin",
    in: "header",
    description:
      "The site's own address, which browsers send by themselves. Without it the call is rejected with 403 `origin`.",
    required: true,
    schema: { type: "string", format: "uri" },
  },
  CsrfToken: {
    name: "x-csrf-token",
    in: "header",
    description:
      "The session's CSRF token, as `session.csrfToken` returns it; get it just before this call. On a 403 `csrf`, get it again and repeat the call once.",
    required: true,
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "Any text of 1 to 100 printable ASCII characters that is new for each action, for example a UUID. Repeating a call with the same key and the same body does nothing again and returns the first answer, marked by `idempotency-replayed`; with another path or body it is rejected with 422 `key_reused`. Keys belong to one account. Errors are not stored: after an error the same key may be used again.",
    required: false,
    schema: { type: "string", minLength: 1, maxLength: 100, pattern: "^[ -~]+$" },
  },
  CommandOrder: {
    name: "Command-Order",
    in: "header",
    description:
      "When this action was taken: a random id that the device made for itself, a dot, and a number that is greater for every later action of the device, for example milliseconds since 1970. If two actions about the same subject arrive in the wrong order, the earlier one replaces nothing. Without it, and between devices, the order of arrival decides.",
    required: false,
    schema: { type: "string", pattern: "^[A-Za-z0-9_-]{8,64}\\.[0-9]{1,15}$" },
  },
  AccountId: {
    name: "Account-Id",
    in: "header",
    description:
      "The account that the caller shows, by its id in `session.profile`. If the session belongs to another account, because somebody else has signed in in the same browser, the call is rejected with 401 `signed_out`. Without it, the session decides.",
    required: false,
    schema: { type: "string", pattern: "^[0-9]+$" },
  },
};

/** Headers of responses. */
export const replyHeaders: Record<"RequestId" | "RetryAfter" | "IdempotencyReplayed" | "SetCookie", Header> = {
  RequestId: {
    description: "Identifies this request in the server's log; error responses repeat it in their body.",
    required: true,
    schema: { type: "string", format: "uuid" },
  },
  RetryAfter: {
    description: "Seconds to wait before repeating the call.",
    required: true,
    schema: { type: "integer", minimum: 1 },
  },
  IdempotencyReplayed: {
    description: "`true` on an answer that was already given to the same `Idempotency-Key`; absent otherwise.",
    schema: { const: "true" },
  },
  SetCookie: { description: "The session cookie, `academy_session`.", required: true, schema: { type: "string" } },
};
const header = (name: keyof typeof replyHeaders) => ({ $ref: `#/components/headers/${name}` });

/** Lists in a query are one text, joined by commas. */
const styleOf = ({ type }: Schema) => (type === "array" ? ({ style: "form", explode: false } as const) : {});

/** The parameters of an object's schema, one per property. */
function parametersOf(schema: Schema, where: "path" | "query"): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description, ...bare } = property as Schema;
    return {
      name,
      in: where,
      ...(description && { description }),
      required: schema.required?.includes(name) ?? false,
      ...styleOf(bare),
      schema: bare,
    };
  });
}

/** The envelope with the codes that this status can have here. */
const envelope = (codes: readonly ErrorCode[]): Schema => ({
  $ref: "#/components/schemas/ErrorEnvelope",
  properties: { error: { properties: { code: { enum: [...codes] } } } },
});

/** `not_found` and `not_enrolled` together are `NotFoundOrNotEnrolled`. */
const nameOf = (codes: readonly ErrorCode[]): string =>
  codes.map((code) => code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())).join("Or");

function refusal(codes: readonly ErrorCode[]): Response {
  const isWait = codes.some((code) => ["too_many", "unavailable"].includes(code));
  return {
    description: codes.map((code) => `\`${code}\`: ${refusalTexts[code]}`).join("\n\n"),
    headers: { "x-request-id": header("RequestId"), ...(isWait && { "retry-after": header("RetryAfter") }) },
    content: { "application/json": { schema: envelope(codes) } },
  };
}

function success(endpoint: Endpoint, { returned, comments }: Sources): Record<string, Response> {
  const { id, reply, idempotent } = endpoint;
  const headers = {
    "x-request-id": header("RequestId"),
    ...(idempotent && { "idempotency-replayed": header("IdempotencyReplayed") }),
    ...(["session.signIn", "session.signOut", "registration.confirm", "registration.changePassword"].includes(id) && {
      "set-cookie": header("SetCookie"),
    }),
  };
  if (reply === null) return { "204": { description: "Done. The response has no body.", headers } };
  const schema = explain(returned.of(reply), `${id}.reply`, comments);
  return { "200": { description: "The response.", headers, content: { "application/json": { schema } } } };
}

/** The errors of an endpoint, grouped by status. */
function refusalsByStatus(endpoint: Endpoint): [status: string, codes: ErrorCode[]][] {
  const codes = refusalsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort();
  return statuses.map((status) => [String(status), codes.filter((code) => errorStatus[code] === status)]);
}

/** All error responses, each written once. */
export function refusalResponses(endpoints: readonly Endpoint[]): Record<string, Response> {
  const sets = endpoints.flatMap(refusalsByStatus).map(([, codes]) => [nameOf(codes), refusal(codes)] as const);
  return Object.fromEntries(sets.sort(([a], [b]) => a.localeCompare(b)));
}

function responsesOf(endpoint: Endpoint, sources: Sources): Operation["responses"] {
  const refused = refusalsByStatus(endpoint).map(
    ([status, codes]) => [status, { $ref: `#/components/responses/${nameOf(codes)}` }] as const,
  );
  return { ...success(endpoint, sources), ...Object.fromEntries(refused) };
}

/** Describes one call. */
export function operationOf(endpoint: Endpoint, sources: Sources): Operation {
  const { given, comments } = sources;
  const { id, access, params, query, body, fromPage, csrf, confirmed, idempotent, ordered } = endpoint;
  const part = (name: "params" | "query" | "body", schema: NonNullable<Endpoint["body"]>) =>
    explain(given.of(schema), `${id}.${name}`, comments);
  const { description, ...bodySchema } = body ? part("body", body) : {};
  return {
    operationId: id,
    tags: [id.split(".")[0] ?? ""],
    summary: forCallers(endpoint.summary),
    description: [comments.at(id), whoMayCall[access], confirmed && needsConfirmation].filter(Boolean).join("\n\n"),
    // An empty requirement means that calls without the cookie are allowed too.
    security: access === "public" ? [{}, { session: [] }] : [{ session: [] }],
    parameters: [
      ...(params ? parametersOf(part("params", params), "path") : []),
      ...(query ? parametersOf(part("query", query), "query") : []),
      ...(fromPage ? [{ $ref: "#/components/parameters/Origin" }] : []),
      ...(csrf ? [{ $ref: "#/components/parameters/CsrfToken" }] : []),
      ...(idempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
      ...(ordered ? [{ $ref: "#/components/parameters/CommandOrder" }] : []),
      ...(access === "public" ? [] : [{ $ref: "#/components/parameters/AccountId" }]),
    ],
    ...(body && {
      requestBody: {
        required: true as const,
        ...(description && { description }),
        content: { "application/json": { schema: bodySchema } },
      },
    }),
    responses: responsesOf(endpoint, sources),
  };
}
