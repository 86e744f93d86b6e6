import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { networkOf, parseAddress } from "./network-of";

/** The source of a request, as limits count it. */
export interface Source {
  /** An IPv4 address, or the /64 of an IPv6 address: one connection can use all of its addresses. */
  address: string;
  /** The surrounding network: the /24, for IPv6 the /48, which is what one customer of a provider may have. */
  network: string;
}

/**
 * How limits count an IP address.
 * @returns null for a text that is not an IP address
 */
export function sourceOfAddress(text: string | undefined): Source | null {
  const address = parseAddress(text);
  if (!address) return null;
  const inSubnet = `${address.toString()}/64`;
  const counted =
    address.kind() === "ipv4" ? address.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(inSubnet).toString()}/64`;
  return { address: counted, network: networkOf(address.toString()) ?? counted };
}

/**
 * The source of a request. Every limit by address uses this. If a proxy sends something other than an address
 * ("unknown"), the proxy itself is counted. Requests whose connection is gone already count as one source.
 */
export function sourceOf(request: FastifyRequest): Source {
  const own = request.socket.remoteAddress ?? "unknown";
  return sourceOfAddress(request.ip) ?? sourceOfAddress(own) ?? { address: own, network: own };
}

/** Networks that a proxy in front of the server may be in. */
const proxyRanges = new Set<string>(["loopback", "linkLocal", "uniqueLocal", "private"]);

/**
 * Whether to trust `X-Forwarded-For` of this hop: only from the machine that connects to us (hop 0), and only if it is
 * on this machine or in a private network. The last entry, which that proxy appended, is the caller's address; earlier
 * entries come from the caller and may be forged.
 */
export const isTrustedProxy = (address: string | undefined, hop: number): boolean =>
  hop === 0 && proxyRanges.has(parseAddress(address)?.range() ?? "");
