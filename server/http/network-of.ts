import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * An IP address, without its zone; IPv4 addresses mapped to IPv6 (`::ffff:192.0.2.1`) become IPv4 addresses.
 * @param text undefined once the connection is gone, whatever the types of Node and Fastify say
 */
export function parseAddress(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = (text ?? "").replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/**
 * The network of an address, in a form that may be stored (R63): the first 24 bits of IPv4, the first 48 of IPv6.
 * @param address IPv4, IPv6, or IPv4 mapped to IPv6
 * @returns like `192.0.2.0/24` or `2001:db8:1::/48`; null for anything else
 */
export function networkOf(address: string): string | null {
  const parsed = isIP(address) === 0 ? null : parseAddress(address);
  if (!parsed) return null;
  return parsed.kind() === "ipv4"
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`;
}
