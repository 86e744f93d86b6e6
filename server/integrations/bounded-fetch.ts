import { mostBytes } from "./http-peer";

/** @throws {Error} once it is longer than `mostBytes` */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > mostBytes) throw new Error("The reply is too large.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * `fetch` that follows no redirect, reads a reply of at most `mostBytes` and ends with the signal, also in the middle of
 * a body.
 */
export async function boundedFetch(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  const { status, statusText, headers } = response;
  const body = response.body && (await readBounded(response.body as ReadableStream<Uint8Array>));
  // What has been read stands there unpacked.
  const unpacked = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) unpacked.delete(name);
  return new Response(body?.length ? Buffer.from(body) : null, { status, statusText, headers: unpacked });
}
