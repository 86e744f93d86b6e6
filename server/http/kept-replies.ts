import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isKnownTo, weakTag } from "./cached";

type Encoding = "br" | "gzip";

/** A reply as it is sent, in every form that was requested. */
interface KeptReply {
  etag: string;
  plain: Buffer;
  encoded: Map<Encoding, Buffer>;
}

/** Replies that depend only on their address and the content. */
export interface KeptReplies {
  /** Sends the reply at the request's address if it is kept; false otherwise. */
  send(version: string, request: FastifyRequest, reply: FastifyReply): boolean;
  /** Keeps a body for the request's address. Then `send` sends it, unless the content has changed since. */
  keep(version: string, request: FastifyRequest, body: string): void;
  /** How much memory the replies take, in bytes. */
  size(): number;
}

/** Shorter replies stay as they are: compressed they are not shorter. */
const threshold = 1024;

/** Longer replies are not kept: compressing one at once would hold up others, and few are requested often. */
const maxLength = 64 * 1024;

/** Compressed once and sent often: better than what is compressed for one request, and still in a millisecond. */
const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

/** The form that a request accepts. A form with the weight 0 is not accepted. */
function encodingOf(request: FastifyRequest): Encoding | null {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const accepts = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$))`).test(accepted);
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : null;
}

/**
 * Keeps replies in memory, of the current content only; the one that was requested least recently is dropped when there
 * is no room.
 * @param maxBytes how much memory they may take
 */
export function createKeptReplies(maxBytes: number): KeptReplies {
  const kept = new Map<string, KeptReply>();
  let current = "";
  let bytes = 0;

  const sizeOf = (address: string, { plain, encoded }: KeptReply): number =>
    2 * address.length + plain.length + [...encoded.values()].reduce((sum, { length }) => sum + length, 0);

  const makeRoom = (): void => {
    for (const [address, reply] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(address);
      bytes -= sizeOf(address, reply);
    }
  };

  const follow = (version: string): void => {
    if (version === current) return;
    current = version;
    kept.clear();
    bytes = 0;
  };

  /** The bytes for a request, compressed on the first request that accepts it. */
  const bodyFor = (one: KeptReply, encoding: Encoding | null): Buffer => {
    if (encoding === null) return one.plain;
    const known = one.encoded.get(encoding);
    if (known) return known;
    const made = compress[encoding](one.plain);
    one.encoded.set(encoding, made);
    bytes += made.length;
    makeRoom();
    return made;
  };

  return {
    size: () => bytes,

    keep(version, { url }, body) {
      follow(version);
      const plain = Buffer.from(body);
      if (plain.length > maxLength || kept.has(url)) return;
      const one = { etag: weakTag(body), plain, encoded: new Map<Encoding, Buffer>() };
      kept.set(url, one);
      bytes += sizeOf(url, one);
      makeRoom();
    },

    send(version, request, reply) {
      follow(version);
      const { url } = request;
      const one = kept.get(url);
      if (!one) return false;
      // The last one in the map is the one that was requested last.
      kept.delete(url);
      kept.set(url, one);
      const isLong = one.plain.length >= threshold;
      reply.headers({
        "cache-control": "public, max-age=0, must-revalidate",
        etag: one.etag,
        ...(isLong && { vary: "accept-encoding" }),
      });
      if (isKnownTo(request, one.etag)) {
        reply.code(304).send();
        return true;
      }
      const encoding = isLong ? encodingOf(request) : null;
      if (encoding) reply.header("content-encoding", encoding);
      reply.header("content-type", "application/json; charset=utf-8").send(bodyFor(one, encoding));
      return true;
    },
  };
}
