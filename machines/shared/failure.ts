import type { ErrorCode, Failure } from "../../contract/errors";
import { NotProvidedError } from "./not-provided";

/**
 * The failure that an actor ended with. Services reject with `Failure`; anything else is a fault of ours, reported as
 * internal.
 * @throws {NotProvidedError} if there was no actor: no `onError` may swallow that.
 */
export function failureOf({ error }: { error: unknown }): Failure {
  if (error instanceof NotProvidedError) throw error;
  return typeof error === "object" && error !== null && "code" in error && "status" in error
    ? (error as Failure)
    : { code: "internal", status: 0 };
}

/** Whether the server has rejected a call's content: another try with the same content would fail again (R11). */
export const isRefusal = ({ status }: Failure): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429;

/**
 * How long to wait before another try, in milliseconds: as long as the server asked for (`Retry-After`), and at least
 * the given time.
 */
export const pauseAfter = (failure: Failure | null, least: number): number =>
  Math.max(least, (failure?.retryAfter ?? 0) * 1000);

/** A guard on an error event: the call was refused for this reason. */
export const refusedAs =
  (...codes: (ErrorCode | Failure["code"])[]) =>
  ({ event }: { event: unknown }) =>
    codes.includes(failureOf(event as { error: unknown }).code);

/** A guard on an error event: the server rejects the call, for any reason. */
export const isRefused = ({ event }: { event: unknown }): boolean => isRefusal(failureOf(event as { error: unknown }));
