import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error";
import { requestedOrigin } from "./public-origin";

/**
 * Rejects an unsafe request that another site makes the browser send (R17): `Origin`, if present, must be this host or
 * the public origin, and `Sec-Fetch-Site` must not be `cross-site`. Browsers send `Origin` with every unsafe request.
 * @param isRequired whether a request without `Origin`, which no page sends, is rejected too
 * @throws {ApiError} `origin`
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string | null, isRequired = false): void {
  if (request.headers["sec-fetch-site"] === "cross-site") throw new ApiError("origin");
  const { origin } = request.headers;
  if (origin === undefined && isRequired)
    throw new ApiError("origin", {
      message: "The request has no Origin header; only the site's own pages may send it.",
    });
  if (origin === undefined) return;
  if (origin !== publicOrigin && origin !== requestedOrigin(request, publicOrigin)) throw new ApiError("origin");
}
