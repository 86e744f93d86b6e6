import { session } from "../../contract/account/session";
import type { Call } from "./call";

/**
 * Calls that only read end with a signal. A command and its token request are never aborted: what a user started is
 * completed even if they have left the page.
 */
export const abortable =
  (call: Call, signal: AbortSignal): Call =>
  (endpoint, args, options) =>
    endpoint.method === "GET" && endpoint.id !== session.csrfToken.id
      ? call(endpoint, args, { ...options, signal })
      : call(endpoint, args, options);
