import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isKnownTo, weakTag } from "./cached";
import { acceptedForm, type Form } from "./forms";

/** A reply as it is sent, in every form that was requested. */
interface KeptReply {
  other: string;
  etag: string;
  isLong: boolean;
  forms: Map<Form, Buffer>;
}

/** What replies depend on besides their address. */
export interface AsOf {
  /** Changes with the content: all replies are dropped then. */
  version: string;
  /** Changes with what else this one depends on; empty for most. */
  other: string;
}

/** Replies that depend only on their address, the content, and perhaps something else that has a version. */
export interface KeptReplies {
  /** Sends the reply at the request's address if it is kept; false otherwise. */
  send(asOf: AsOf, request: FastifyRequest, reply: FastifyReply): boolean;
  /** Keeps a body for the request's address. Then `send` sends it, unless something has changed since. */
  keep(asOf: AsOf, request: FastifyRequest, body: string): void;
  /** How much memory the replies take, in bytes. */
  size(): number;
}

interface Options {
  /** How much memory they may take. */
  maxBytes: number;
  /** Of Brotli, from 0 to 11. */
  quality: number;
}

/** Shorter replies stay as they are: compressed they are not shorter. */
const threshold = 1024;

/** Longer replies are not kept: compressing one at once would hold up others, and few are requested often. */
const maxLength = 64 * 1024;

/** The plain body, from whichever form there is. */
function plainOf(forms: ReadonlyMap<Form, Buffer>): Buffer {
  for (const [form, bytes] of forms)
    return form === "br" ? brotliDecompressSync(bytes) : form === "gzip" ? gunzipSync(bytes) : bytes;
  throw new Error("A kept reply has at least one form.");
}

/**
 * Keeps replies in memory, of the current content only; the one that was requested least recently is dropped when there
 * is no room. Each is only kept in the forms that were requested: most clients accept the same one.
 */
export function createKeptReplies({ maxBytes, quality }: Options): KeptReplies {
  const kept = new Map<string, KeptReply>();
  let current = "";
  let bytes = 0;

  const formFor = (request: FastifyRequest, isLong: boolean): Form => (isLong ? acceptedForm(request) : "plain");

  const encode = (plain: Buffer, form: Form): Buffer => {
    if (form === "plain") return plain;
    if (form === "gzip") return gzipSync(plain);
    return brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    });
  };

  const sizeOf = (address: string, { forms }: KeptReply): number =>
    2 * address.length + [...forms.values()].reduce((sum, { length }) => sum + length, 0);

  const drop = (address: string): void => {
    const one = kept.get(address);
    if (!one) return;
    kept.delete(address);
    bytes -= sizeOf(address, one);
  };

  const makeRoom = (): void => {
    for (const address of kept.keys()) {
      if (bytes <= maxBytes) return;
      drop(address);
    }
  };

  const follow = (version: string): void => {
    if (version === current) return;
    current = version;
    kept.clear();
    bytes = 0;
  };

  /** The bytes for a request, made on the first request for this form. */
  const bodyIn = (form: Form, { forms }: KeptReply): Buffer => {
    const known = forms.get(form);
    if (known) return known;
    const made = encode(plainOf(forms), form);
    forms.set(form, made);
    bytes += made.length;
    makeRoom();
    return made;
  };

  return {
    size: () => bytes,

    keep({ version, other }, request, body) {
      follow(version);
      const { url } = request;
      const plain = Buffer.from(body);
      if (plain.length > maxLength || kept.get(url)?.other === other) return;
      drop(url);
      const isLong = plain.length >= threshold;
      const form = formFor(request, isLong);
      const one = { other, etag: weakTag(body), isLong, forms: new Map([[form, encode(plain, form)]]) };
      kept.set(url, one);
      bytes += sizeOf(url, one);
      makeRoom();
    },

    send({ version, other }, request, reply) {
      follow(version);
      const { url } = request;
      const one = kept.get(url);
      if (one?.other !== other) return false;
      // The last one in the map is the one that was requested last.
      kept.delete(url);
      kept.set(url, one);
      reply.header("cache-control", "public, max-age=0, must-revalidate").header("etag", one.etag);
      if (one.isLong) reply.header("vary", "accept-encoding");
      if (isKnownTo(request, one.etag)) {
        reply.code(304).send();
        return true;
      }
      const form = formFor(request, one.isLong);
      if (form !== "plain") reply.header("content-encoding", form);
      reply.header("content-type", "application/json; charset=utf-8").send(bodyIn(form, one));
      return true;
    },
  };
}
