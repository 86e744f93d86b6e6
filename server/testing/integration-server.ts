import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** How a peer behaves: it answers, or fails in one of the ways that real ones do. */
export type PeerMode =
  | "ok"
  | "error"
  | "busy"
  | "refusing"
  | "empty"
  | "not JSON"
  | "missing"
  | "malformed"
  | "wrong shape"
  | "silent"
  | "dripping"
  | "huge"
  | "packed huge"
  | "redirecting"
  | "hanging up";

/** A request that a peer received. */
export interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system, on this machine's loopback. */
export interface PeerServer {
  url: string;
  mode: PeerMode;
  /** The reply while it works. */
  reply: unknown;
  /** All requests received, oldest first. */
  readonly asked: Asked[];
  stop(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += String(piece);
  return text;
}

const json = { "content-type": "application/json" };
const twoMegabytes = () => JSON.stringify({ text: "x".repeat(2 * 1024 * 1024) });

/** Sends one byte every few milliseconds, so that the connection never idles, but never a whole reply. */
function drip(response: ServerResponse): void {
  response.writeHead(200, json).write("{");
  const timer = setInterval(() => response.write(" "), 5);
  response.once("close", () => clearInterval(timer));
}

const behaviours: Record<PeerMode, (response: ServerResponse, reply: unknown) => void> = {
  ok: (response, reply) => response.writeHead(200, json).end(JSON.stringify(reply)),
  error: (response) => response.writeHead(500, json).end('{"error":"secret detail"}'),
  busy: (response) => response.writeHead(429, { ...json, "retry-after": "60" }).end("{}"),
  empty: (response) => response.writeHead(204).end(),
  "not JSON": (response) => response.writeHead(201, { "content-type": "text/plain" }).end("Thank you"),
  refusing: (response) => response.writeHead(401, json).end("{}"),
  missing: (response) => response.writeHead(404, json).end("{}"),
  malformed: (response) => response.writeHead(200, json).end('{"total":1,'),
  "wrong shape": (response) => response.writeHead(200, json).end('{"total":"many","hits":{},"id":-1,"slug":7}'),
  silent: () => undefined,
  dripping: drip,
  huge: (response) => response.writeHead(200, json).end(twoMegabytes()),
  "packed huge": (response) =>
    response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(gzipSync(twoMegabytes())),
  redirecting: (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
  "hanging up": (response) => response.destroy(),
};

/** Starts a peer that answers with this. */
export async function startPeerServer(reply: unknown): Promise<PeerServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    asked.push({ method, url: new URL(url, integration.url), headers, body: await textOf(request) });
    behaviours[integration.mode](response, integration.reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const integration: PeerServer = {
    url: `http://127.0.0.1:${port}`,
    mode: "ok",
    reply,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return integration;
}
