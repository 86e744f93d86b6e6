import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { networkOf, parseAddress } from "./network-of";

/** Where a request comes from, as limits count it. */
export interface Source {
  /** An IPv4 address, or the /64 of an IPv6 address: one connection has all addresses of it. */
  address: string;
  /** The network around it: the /24, for IPv6 the /48, which is what one customer of a provider may have. */
  network: string;
}

/**
 * How an IP address counts.
 * @returns null for a text that is not an IP address
 */
export function sourceOfAddress(text: string): Source | null {
  const address = parseAddress(text);
  if (!address) return null;
  const inSubnet = `${address.toString()}/64`;
  const counted =
    address.kind() === "ipv4" ? address.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(inSubnet).toString()}/64`;
  return { address: counted, network: networkOf(address.toString()) ?? counted };
}

/**
 * Where a request comes from. Every limit by address uses this. A proxy that says something other than an address
 * ("unknown") is counted itself.
 */
export function sourceOf(request: FastifyRequest): Source {
  const own = request.socket.remoteAddress ?? "unknown";
  return sourceOfAddress(request.ip) ?? sourceOfAddress(own) ?? { address: own, network: own };
}

/** Networks that a proxy in front of the server may be in. */
const proxyRanges = new Set<string>(["loopback", "linkLocal", "uniqueLocal", "private"]);

/**
 * Whether to believe `X-Forwarded-For` of this hop: only of the machine that connects to us (hop 0), and only where it
 * is on this machine or in a private network. What that proxy has appended, the last entry, is the caller's address;
 * entries before it are the caller's own words.
 */
export const isTrustedProxy = (address: string, hop: number): boolean =>
  hop === 0 && proxyRanges.has(parseAddress(address)?.range() ?? "");
