import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error";
import { hostOf } from "./host";

/**
 * Refuses an unsafe request that another site makes the browser send (R17): `Origin`, where there is one, must be this
 * very host or the public origin, and `Sec-Fetch-Site` must not say `cross-site`.
 * @throws {ApiError} `origin`
 */
export function checkOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  if (request.headers["sec-fetch-site"] === "cross-site") throw new ApiError("origin");
  const { origin } = request.headers;
  if (origin === undefined) return;
  // A proxy ends TLS before us: then the public origin knows the scheme, the request does not.
  const scheme = publicOrigin ? new URL(publicOrigin).protocol : `${request.protocol}:`;
  if (origin !== publicOrigin && origin !== `${scheme}//${hostOf(request)}`) throw new ApiError("origin");
}
