import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A server in front of the site that can publish another version of its service worker. */
export interface WorkerProxy {
  origin: string;
  /** From now on, the service worker is one of another build. */
  publish(): void;
  close(): Promise<void>;
}

const workerPath = "/academy/worker.js";
/** The build's name in the service worker (`bin/prepare.mjs`). */
const buildName = /\b[0-9a-f]{16}\b/g;

export async function startWorkerProxy(site: string): Promise<WorkerProxy> {
  let isPublished = false;

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url = "", headers } = incoming;
    const isOther = isPublished && url === workerPath;
    // Without its validators, the server sends the whole file, not compressed.
    const { "if-none-match": _, "accept-encoding": __, ...plain } = headers;
    const asked = request(site + url, { method, headers: isOther ? plain : headers }, async (answer) => {
      const body = await buffer(answer);
      if (!isOther) return void outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
      const { "content-length": ___, etag: ____, ...kept } = answer.headers;
      outgoing.writeHead(200, kept).end(body.toString().replaceAll(buildName, "another-build"));
    });
    asked.on("error", () => outgoing.destroy());
    asked.end(await buffer(incoming));
  }

  const server = createServer((incoming, outgoing) => void passOn(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: () => {
      isPublished = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
