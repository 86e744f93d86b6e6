import { session } from "../../contract/account/session";
import type { Call } from "./call";

/**
 * Calls that end with a signal if they only read. A command is never aborted, nor its token's request: what a person
 * has requested is done even if they have left the page.
 */
export const abortable =
  (call: Call, signal: AbortSignal): Call =>
  (endpoint, args, options) =>
    endpoint.method === "GET" && endpoint.id !== session.csrfToken.id
      ? call(endpoint, args, { ...options, signal })
      : call(endpoint, args, options);
