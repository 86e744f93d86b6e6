import type { FastifyInstance } from "fastify";
import { invalid } from "./api-error";

/** Requests whose path contains an invalid escape. */
const malformed = new WeakSet<object>();

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A path with a query that stays as it is; one with an escape is looked at more closely. */
const plainPath = /^\/[\x21-\x24\x26-\x3e\x40-\x7e]*(?:\?[\x21-\x7e]*)?$/;

/**
 * The address of a request as all later code reads it: a path with its query, in ASCII. A full address, as sent to
 * proxies, loses its host; raw bytes are escaped. A path that cannot be decoded becomes an address without a route, so
 * that it passes all hooks like every other request and is rejected by `refuseMalformedAddresses`.
 */
export function rewriteUrl(request: { url?: string | undefined }): string {
  const { url: given = "/" } = request;
  if (plainPath.test(given)) return given;
  const url = given
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "")
    .replace(/[^\x21-\x7e]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, "0").slice(-2).toUpperCase()}`);
  const absolute = url.startsWith("/") ? url : `/${url}`;
  if (isDecodable(absolute.split("?")[0] ?? "")) return absolute;
  malformed.add(request);
  return "/malformed-address/";
}

/** Answers 400 to addresses that cannot be decoded, like `/academy/%`. */
export function refuseMalformedAddresses(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw }, _, done) => {
    if (malformed.has(raw)) throw invalid("path", "is not a valid address");
    done();
  });
}
