import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends a body that anyone may cache until it changes: clients with the current version get 304. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
): FastifyReply {
  // Weak: compression changes the bytes, not the content.
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  reply.header("cache-control", "public, max-age=0, must-revalidate").header("etag", etag);
  const known = request.headers["if-none-match"]?.split(",").some((one) => one.trim() === etag);
  return known
    ? reply.code(304).send()
    : reply.type(typeof body === "string" ? `${type}; charset=utf-8` : type).send(body);
}
