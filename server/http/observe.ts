import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { isFromOutside } from "./load";
import type { Metrics } from "./metrics";

/** Leaves out Fastify's own two lines per request, which hold addresses whole: `observeRequests` writes one. */
export class QuietRequests extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    metadata?: Record<string, unknown>,
  ): void {
    if (error) super.requestCompleted(error, request, reply, metadata);
  }
}

/** Says of each request from outside what became of it: one line in the log, at `info`, and in the metrics. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isFromOutside(request)) return;
    const begun = performance.now();
    reply.raw.once("close", () => {
      const ms = performance.now() - begun;
      const { method } = request;
      const route = request.routeOptions.url ?? "none";
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 0;
      const statusClass = status === 0 ? "aborted" : `${Math.floor(status / 100)}xx`;
      metrics.observe({ method, route, status: statusClass, seconds: ms / 1000 });
      request.log.info({ method, route, status: status || "aborted", ms: Math.round(ms) }, "request");
    });
  });
}
