import { maxBytes } from "./http-integration";

/** @throws {Error} once the response is longer than `mostBytes` */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > maxBytes) throw new Error("The response is too large.");
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

/**
 * `fetch` that follows no redirect, reads a response of at most `mostBytes` and ends with the signal, even in the
 * middle of a body.
 */
export async function boundedFetch(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  const { status, statusText, headers } = response;
  const body = response.body && (await readBounded(response.body as ReadableStream<Uint8Array>));
  // What has been read is already decompressed.
  const unpacked = new Headers(headers);
  for (const name of ["content-encoding", "content-length"]) unpacked.delete(name);
  return new Response(body?.length ? Buffer.from(body) : null, { status, statusText, headers: unpacked });
}
