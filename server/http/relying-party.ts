import type { FastifyRequest } from "fastify";
import { hostnameOf, hostOf, originsOf } from "./host";
import { sharedDomainOf } from "./shared-cookie";

/** The site as passkeys know it. */
export interface RelyingParty {
  /** The domain that passkeys belong to: that of the cookies which all languages share (record 16), else the host. */
  id: string;
  /** Where an answer may come from. */
  origins: string[];
}

/** The site that a request is for; `ACADEMY_ORIGIN` decides, if it is set. */
export function relyingPartyOf(request: FastifyRequest): RelyingParty {
  const { origin } = request.server.academy.config;
  const host = hostOf(request);
  return {
    id: sharedDomainOf(request) ?? hostnameOf(host) ?? "",
    origins: origin === null ? [new URL(`${request.protocol}://${host}`).origin] : originsOf(origin),
  };
}
