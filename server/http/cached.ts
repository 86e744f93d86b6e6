import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The ETag of a body. Weak: compression changes the bytes, not the content. */
export const weakTag = (body: string | Buffer): string => `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/** An ETag without what marks it as weak. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

/**
 * Whether the client already has the body with this ETag. Compared weakly, with any if it says `*` (RFC 9110, 13.1.2): a
 * proxy that compresses marks tags as weak.
 */
export function isKnownTo({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers["if-none-match"] ?? "";
  return known.trim() === "*" || known.split(",").some((one) => opaque(one) === opaque(etag));
}

/** Sends a body that anyone may cache until it changes: clients with the current version get 304. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
): FastifyReply {
  const etag = weakTag(body);
  reply.header("cache-control", "public, max-age=0, must-revalidate").header("etag", etag);
  return isKnownTo(request, etag)
    ? reply.code(304).send()
    : reply.type(typeof body === "string" ? `${type}; charset=utf-8` : type).send(body);
}
