import Fastify from "fastify";
import { expect, it } from "vitest";
import { isTrustedProxy, sourceOf, sourceOfAddress } from "./source";

it.each([
  ["192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.7", "192.0.2.0/24"],
  ["::ffff:c000:207", "192.0.2.7", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80::/64", "fe80::/48"],
  ["::1", "::/64", "::/48"],
])("%s counts as %s in %s", (text, address, network) => {
  expect(sourceOfAddress(text)).toEqual({ address, network });
});

it("is no proxy once its connection is gone, and then has no address", () => {
  expect([isTrustedProxy(undefined, 0), sourceOfAddress(undefined)]).toEqual([false, null]);
});

it.each(["", "unknown", "192.0.2.7:4711", "2001:db8::g", "a.example"])("%j is not an address", (text) => {
  expect(sourceOfAddress(text)).toBeNull();
});

/** The apparent source of a request that arrived through these hops. */
async function seen(remoteAddress: string, forwarded?: string): Promise<string> {
  const app = Fastify({ trustProxy: isTrustedProxy });
  app.get("/", async (request) => sourceOf(request).address);
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const { body } = await app.inject({ url: "/", remoteAddress, headers });
  await app.close();
  return body;
}

it.each([
  ["a proxy on this machine", "127.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["a proxy in a private network", "10.0.0.2", "198.51.100.7", "198.51.100.7"],
  ["a proxy over IPv6", "::ffff:10.0.0.2", "2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["a proxy that appends: what the caller forged comes before it", "10.0.0.2", "1.1.1.1, 198.51.100.7", "198.51.100.7"],
  ["a proxy that appends, and a caller in its private network", "10.0.0.2", "1.1.1.1, 10.1.1.5", "10.1.1.5"],
  ["a caller without a proxy, who forges it", "198.51.100.7", "1.1.1.1", "198.51.100.7"],
  ["a proxy that does not know the address", "10.0.0.2", "unknown", "10.0.0.2"],
  ["a proxy that sends nothing", "10.0.0.2", undefined, "10.0.0.2"],
])("takes the address from %s", async (_, remoteAddress, forwarded, address) => {
  expect(await seen(remoteAddress, forwarded)).toBe(address);
});
