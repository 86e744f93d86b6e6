import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { sendCached } from "../http/cached";

/**
 * The service worker of a site that has withdrawn it: browsers that have an earlier one fetch this instead. It replaces
 * that one at once, removes what it kept, and itself.
 */
export const removedWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const remove = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

/**
 * Serves the service worker. Its address never changes and decides what it may answer: everything below `/academy/`.
 * Browsers ask for it on every visit, and get 304 until it changes.
 */
export async function serveWorker(app: FastifyInstance, clientFolder: string): Promise<void> {
  const built = await readFile(join(clientFolder, "worker.js"), "utf8");
  app.get("/academy/worker.js", (request, reply) => {
    // A service worker has the policy of its own script, and requests what pages request.
    reply.header("content-security-policy", "default-src 'none'; connect-src 'self'");
    return sendCached(request, reply, "text/javascript", app.academy.config.offline ? built : removedWorker);
  });
}
