import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { hangUpCodes } from "./hang-up";
import { isFromOutside } from "./load";
import type { Metrics } from "./metrics";

/** The target of a request in the log: its route, never its address. */
const contextOf = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? "none",
});

/** Fastify's own log lines, without addresses: `observeRequests` logs each request, the error handler logs faults. */
export class QuietRequests extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest): void {
    if (!error) return;
    const code = "code" in error ? String(error.code) : "";
    if (hangUpCodes.test(code)) request.log.info({ ...contextOf(request), code }, "client hung up");
    else request.log.error({ ...contextOf(request), err: error }, "reply could not be sent");
  }
  override streamError(error: Error, request: FastifyRequest): void {
    this.requestCompleted(error, request);
  }
  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.error({ ...contextOf(request), err: error }, "reply could not be sent");
  }
  override serializerError(error: Error, request: FastifyRequest, _: FastifyReply): void {
    request.log.error({ ...contextOf(request), err: error }, "reply could not be written");
  }
}

/** Reports the outcome of each external request: one line in the log, at `info`, and in the metrics. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (!isFromOutside(request)) return done();
    const begun = performance.now();
    reply.raw.once("close", () => {
      const ms = performance.now() - begun;
      const { method, route } = contextOf(request);
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 0;
      const statusClass = status === 0 ? "aborted" : `${Math.floor(status / 100)}xx`;
      metrics.observe({ method, route, status: statusClass, seconds: ms / 1000 });
      request.log.info({ method, route, status: status || "aborted", ms: Math.round(ms) }, "request");
    });
    done();
  });
}
