import axios, { type AxiosInstance, type AxiosResponse } from "axios";
import type { FastifyBaseLogger } from "fastify";
import { SignJWT } from "jose";
import { safeParse, type z } from "zod/mini";
import { ApiError } from "../http/api-error";
import { retryAfter } from "../http/limits";
import { issueText, pathText } from "../issue-text";
import { createBreaker } from "./breaker";
import { PeerFailure, type PeerProblem, unavailable } from "./integration-failure";
import { readRetryAfter } from "./retry-after";

/** How long an integration may take for a whole response, in milliseconds: the client gives up at 5 s (section 7). */
export const peerTimeout = 3000;
/** The maximum size of a response, decompressed, in bytes. */
export const maxBytes = 1024 * 1024;

/** The account on whose behalf the integration is called. */
export interface PeerContext {
  requestId: string;
  /** Null for a visitor: then `auth-data-jwt` is not sent. */
  account: { id: number; semrushId: number } | null;
}

export interface PeerOptions {
  /** Its name in the log. */
  name: string;
  token?: string | null;
  /** Signs `auth-data-jwt`; null leaves it out. */
  secret: string | null;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Milliseconds; defaults to `peerTimeout`. */
  timeout?: number;
}

interface Ask<S extends z.core.$ZodType> {
  method: "GET" | "POST";
  url: string;
  query?: Record<string, string>;
  body?: unknown;
  /** Lets the integration recognize repeats. */
  idempotencyKey?: string | null;
  /** The schema of the response. */
  reply: S;
  /** A success may come without a body, or with one that is not JSON: `reply` then parses undefined. */
  isBodyOptional?: boolean;
  context: PeerContext;
}

export interface HttpIntegration {
  /**
   * @returns the validated body of a 2xx response
   * @throws {ApiError} `not_found` for a 404, `unavailable` with `Retry-After` for every other failure; its message
   * says whether the integration is busy, unreachable, or returned an unusable answer
   */
  ask<S extends z.core.$ZodType>(ask: Ask<S>): Promise<z.infer<S>>;
}

async function signedAccount({ id, semrushId }: { id: number; semrushId: number }, secret: string): Promise<string> {
  return new SignJWT({ semrushId })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(id))
    .setIssuedAt()
    .setExpirationTime("60s")
    .sign(new TextEncoder().encode(secret));
}

/** The headers of section 7, which only the server may see (R47). */
async function headersFor({ token, secret }: PeerOptions, { account, requestId }: PeerContext, key: string | null) {
  return {
    accept: "application/json",
    "content-type": "application/json",
    "x-content-type-options": "nosniff",
    "sm-log-id": requestId,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(secret && account && { "auth-data-jwt": await signedAccount(account, secret) }),
    ...(key !== null && { "idempotency-key": key }),
  };
}

function requestFailure(thrown: unknown, signal: AbortSignal): PeerFailure {
  if (signal.aborted) return new PeerFailure("unreachable", "no complete reply in time");
  if (!axios.isAxiosError(thrown)) return new PeerFailure("unreachable", "the request failed");
  if (thrown.message.startsWith("maxContentLength")) return new PeerFailure("unusable", "the reply is too large");
  return new PeerFailure("unreachable", thrown.code ?? "the request failed");
}

/** @throws {ApiError | PeerFailure} for anything but a success */
function checkStatus({ status, headers }: AxiosResponse<string>): void {
  if (status >= 200 && status <= 299) return;
  if (status === 404) throw new ApiError("not_found");
  const reason = `status ${status}`;
  if (status === 429 || status === 503)
    throw new PeerFailure("busy", reason, readRetryAfter(headers["retry-after"], Date.now()));
  if (status >= 500) throw new PeerFailure("failed", reason);
  throw new PeerFailure(status >= 400 ? "refused" : "unusable", reason);
}

function jsonOf(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** @throws {ApiError | PeerFailure} */
function bodyOf<S extends z.core.$ZodType>(response: AxiosResponse<string>, ask: Ask<S>): z.infer<S> {
  checkStatus(response);
  const body = jsonOf(response.data);
  if (!body && !ask.isBodyOptional) throw new PeerFailure("unusable", "the reply is not JSON");
  const parsed = safeParse(ask.reply, body?.json, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? `'s ${pathText(issue.path)}` : "";
  throw new PeerFailure("unusable", `the reply${where} ${issue ? issueText(issue) : "is not valid"}`);
}

/** Redirects are not followed and proxies of the environment not used: the headers are only for this address. */
const createClient = (timeout: number): AxiosInstance =>
  axios.create({
    adapter: "http",
    timeout,
    maxRedirects: 0,
    maxContentLength: maxBytes,
    maxBodyLength: maxBytes,
    proxy: false,
    responseType: "text",
    transformResponse: (text: string) => text,
    validateStatus: null,
  });

/**
 * An external system, called over HTTP with a total timeout, a size limit and validation of its responses. After
 * several consecutive failures it is paused for a while.
 */
export function createHttpIntegration(options: PeerOptions): HttpIntegration {
  const { name, log, timeout = peerTimeout } = options;
  const client = createClient(timeout);
  const breaker = createBreaker();

  const send = async <S extends z.core.$ZodType>(ask: Ask<S>): Promise<z.infer<S>> => {
    const { method, url, query, body, idempotencyKey = null, context } = ask;
    const headers = await headersFor(options, context, idempotencyKey);
    // Axios' own timeout restarts with each chunk of a slow response.
    const signal = AbortSignal.timeout(timeout);
    const response = await client
      .request<string>({ method, url, params: query, data: body, headers, signal })
      .catch((thrown: unknown) => {
        throw requestFailure(thrown, signal);
      });
    return bodyOf(response, ask);
  };

  /** Why it is paused, and how long it asked for that, in milliseconds of a monotonic clock. */
  let last: { problem: PeerProblem; until: number } = { problem: "unreachable", until: 0 };
  const secondsLeft = () => Math.max(0, last.until - performance.now()) / 1000;

  return {
    async ask(ask) {
      const wait = breaker.secondsToWait();
      if (wait > 0) throw unavailable(name, last.problem, Math.max(wait, secondsLeft()));
      try {
        const body = await send(ask);
        breaker.answered();
        return body;
      } catch (thrown) {
        const failure = thrown instanceof PeerFailure ? thrown : null;
        if (!failure?.isOutage) breaker.answered();
        if (!failure) throw thrown;
        const isLeftAlone = failure.isOutage && breaker.failed();
        const seconds = failure.retryAfter ?? retryAfter;
        if (failure.isOutage) last = { problem: failure.problem, until: performance.now() + seconds * 1000 };
        const context = { integration: name, reqId: ask.context.requestId, reason: failure.reason };
        log.warn(context, isLeftAlone ? "peer failed again and is paused for a while" : "peer failed");
        throw unavailable(name, failure.problem, seconds);
      }
    },
  };
}
