import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { ErrorEnvelope } from "../../contract/errors";

const refusals: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long to arrive."],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The headers are too large."],
};
const malformed: [string, string] = ["400 Bad Request", "The request is not valid HTTP."];

/**
 * Answers input that never became a request (incomplete, or not HTTP) with the envelope of R11, and closes the
 * connection. Logs only at `debug`, because anyone can send such input.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger): void {
  log.debug({ code: error.code }, "client error");
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (socket.writable) {
    const [status, message] = refusals[error.code ?? ""] ?? malformed;
    const requestId = randomUUID();
    const envelope: ErrorEnvelope = { error: { code: "invalid", message, requestId } };
    const body = JSON.stringify(envelope);
    const headers = [
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: no-store",
      "connection: close",
      "content-security-policy: default-src 'none';frame-ancestors 'none'",
      "x-content-type-options: nosniff",
      `x-request-id: ${requestId}`,
    ];
    socket.write(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
