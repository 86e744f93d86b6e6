import { expect, it } from "vitest";
import { readLinkToken } from "./link-token";

const token = "abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLMNOP".slice(0, 43);

it.each([
  [`#${token}`, token],
  ["", ""],
  ["#main", ""],
  [`#${token.slice(1)}`, ""],
  [`#${token}x`, ""],
])("the secret in %j is %j", (hash, secret) => {
  expect(readLinkToken(hash)).toBe(secret);
});
