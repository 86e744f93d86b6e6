import type { ArgsOf, Endpoint, ReplyOf } from "../../contract/endpoint";
import type { Failure } from "../../contract/errors";

export interface CallOptions {
  /** Makes a repeat harmless (R18). */
  key?: string;
  /** When the command was given (`Command-Order`), if not just now. */
  order?: string;
  /** The token of R17, for calls that require one. */
  csrf?: string;
  /** Aborts the call when its answer is not needed anymore. */
  signal?: AbortSignal;
  /** The account that the call is made for, if it is not the one that the page shows; 0 for none. */
  accountId?: number;
  /** Lets the request outlive the page (L15). */
  keepalive?: boolean;
}

/**
 * Makes one call of the contract: over HTTP in the browser, in-process on the server. Rejects with a `Failure`; never
 * retries, since machines decide about that.
 */
export type Call = <E extends Endpoint>(endpoint: E, args: ArgsOf<E>, options?: CallOptions) => Promise<ReplyOf<E>>;

/**
 * The path of an endpoint with its parameters filled in, encoded.
 * @throws {Failure} `not_found` for `.` and `..`: no item is called that, and they would lead to another endpoint
 */
export const pathOf = (endpoint: Endpoint, params: Record<string, unknown> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(params[name]));
    if (/^\.\.?$/.test(value)) throw { code: "not_found", status: 404 } satisfies Failure;
    return value;
  });
