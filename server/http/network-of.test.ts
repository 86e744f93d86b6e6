import { describe, expect, it } from "vitest";
import { networkOf } from "./network-of";

describe("the network of an address", () => {
  it.each([
    ["192.0.2.77", "192.0.2.0/24"],
    ["::ffff:192.0.2.77", "192.0.2.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8::6", "2001:db8::/48"],
    ["2001:db8:1::%eth0", "2001:db8:1::/48"],
    ["64:ff9b::192.0.2.77", "64:ff9b::/48"],
    ["::1", "::/48"],
    ["unknown", null],
    ["", null],
  ])("of %s is %s (R63)", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
