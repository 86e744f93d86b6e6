import type { FastifyRequest } from "fastify";
import { safeParse } from "zod/mini";
import type { Endpoint, Received } from "../../contract/endpoint";
import { issueText, pathText } from "../issue-text";
import { ApiError, type Field } from "./api-error";

/** Strings that databases cannot store: with a NUL, or with half of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** The paths of such strings in a value. */
function unstorablePaths(value: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (typeof value === "string") return unstorable.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unstorablePaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * A request's input, parsed by the endpoint's schemas.
 * @throws {ApiError} `invalid`, naming each invalid field (R11).
 */
export function received<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const fields: Field[] = [];
  const parts = { params: request.params, query: request.query, body: request.body };
  const parse = (part: keyof typeof parts): unknown => {
    const schema = endpoint[part];
    if (!schema) return part === "body" ? undefined : {};
    const parsed = safeParse(schema, parts[part], { reportInput: true });
    for (const path of unstorablePaths(parsed.data, [part]))
      fields.push({ path: pathText(path), message: "contains an invalid character" });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      fields.push({ path: pathText([part, ...issue.path]), message: issueText(issue) });
    return undefined;
  };
  const all = { params: parse("params"), query: parse("query"), body: parse("body") };
  if (fields.length > 0) throw new ApiError("invalid", { fields });
  return all as Received<E>;
}
