import axios, { AxiosError, type AxiosInstance } from "axios";
import { type core, safeParse } from "zod/mini";
import { ErrorEnvelope, type Failure } from "../../contract/errors";
import { type Call, pathOf } from "./call";
import { fetchPreloaded } from "./preloaded";

/** The client's timeout, in milliseconds (specification, section 7). */
const timeout = 5000;

/**
 * The seconds to wait from `Retry-After`, a number or an HTTP date; undefined if there is none. A date is compared with
 * the response's own `Date`, since the device's clock may be wrong.
 */
function readRetryAfter(headers: Record<string, unknown>): number | undefined {
  const header = String(headers["retry-after"] ?? "").trim();
  const sentAt = Date.parse(String(headers.date));
  const now = Number.isNaN(sentAt) ? Date.now() : sentAt;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** The failure for anything that was thrown (R11, R40). */
export function toFailure(thrown: unknown): Failure {
  if (!(thrown instanceof AxiosError)) return { code: "internal", status: 0 };
  const { response } = thrown;
  if (!response) {
    return {
      code: thrown.code === AxiosError.ETIMEDOUT || thrown.code === AxiosError.ECONNABORTED ? "timeout" : "network",
      status: 0,
    };
  }
  const envelope = safeParse(ErrorEnvelope, response.data);
  if (!envelope.success) return { code: response.status >= 500 ? "unavailable" : "malformed", status: response.status };
  const { code, fields, retakeAvailableAt } = envelope.data.error;
  const retryAfter = readRetryAfter(response.headers);
  return {
    code,
    status: response.status,
    ...(fields && { fields }),
    ...(retakeAvailableAt && { retakeAvailableAt }),
    ...(retryAfter && { retryAfter }),
  };
}

/** The axios instance with the settings of every call (specification, section 7). */
export const createHttp = (): AxiosInstance =>
  axios.create({
    // The only adapter whose requests can outlive their page; the build leaves the others out
    // (`bin/bundle/strip-unused.ts`).
    adapter: "fetch",
    env: { fetch: fetchPreloaded },
    timeout,
    withCredentials: true,
    transitional: { clarifyTimeoutError: true },
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "X-Content-Type-Options": "nosniff",
    },
  });

/**
 * Calls over HTTP; replies are parsed by the contract before they are returned.
 * @param orderNow the `Command-Order` of a command that is being given
 */
export const httpCall = (http: AxiosInstance, orderNow?: () => string): Call => {
  const call = async (
    endpoint: Parameters<Call>[0],
    args: { params?: unknown; query?: Record<string, string>; body?: unknown },
    { key, order, csrf, accountId, signal, keepalive }: Parameters<Call>[2] = {},
  ) => {
    const response = await http
      .request<unknown>({
        method: endpoint.method,
        url: pathOf(endpoint, args.params as Record<string, unknown>),
        ...(args.query ? { params: new URLSearchParams(args.query) } : {}),
        // The server accepts JSON only; even a call without a body says so.
        data: endpoint.method === "GET" ? undefined : (args.body ?? {}),
        headers: {
          ...(key && { "Idempotency-Key": key }),
          ...(csrf && { "x-csrf-token": csrf }),
          ...(accountId && { "Account-Id": String(accountId) }),
          ...(endpoint.ordered && (order || orderNow) && { "Command-Order": order ?? orderNow?.() }),
        },
        ...(signal && { signal }),
        ...(keepalive && { fetchOptions: { keepalive } }),
      })
      .catch((thrown: unknown) => {
        throw toFailure(thrown);
      });
    const malformed = (): Failure => ({ code: "malformed", status: response.status });
    if (endpoint.reply === null) {
      // A 200 instead of a promised 204 means that something else happened (R38).
      if (response.status !== 204) throw malformed();
      return undefined;
    }
    const parsed = safeParse(endpoint.reply as core.$ZodType, response.data);
    if (!parsed.success) throw malformed();
    return parsed.data;
  };
  return call as Call;
};
