import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { isFromOutside } from "./load";
import type { Metrics } from "./metrics";

/** What the log says of where a request went: its route, never its address. */
const contextOf = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? "none",
});

/** What a connection says that its client has closed. */
const hangUpCodes = /^(?:ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/;

/** Whether an error says only that the client has hung up: while it sent its request, or while it was answered. */
export function isHangUp(thrown: unknown, request: FastifyRequest): boolean {
  if (!isFromOutside(request) || !(thrown instanceof Error) || !("code" in thrown)) return false;
  const isGone = request.raw.destroyed && !request.raw.complete;
  return hangUpCodes.test(String(thrown.code)) && (isGone || request.raw.errored === thrown);
}

/** Fastify's own lines, without addresses: `observeRequests` writes one for each request, the error handler the faults. */
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

/** Says of each request from outside what became of it: one line in the log, at `info`, and in the metrics. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!isFromOutside(request)) return;
    const begun = performance.now();
    reply.raw.once("close", () => {
      const ms = performance.now() - begun;
      const { method, route } = contextOf(request);
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 0;
      const statusClass = status === 0 ? "aborted" : `${Math.floor(status / 100)}xx`;
      metrics.observe({ method, route, status: statusClass, seconds: ms / 1000 });
      request.log.info({ method, route, status: status || "aborted", ms: Math.round(ms) }, "request");
    });
  });
}
