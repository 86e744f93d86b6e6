import { expect, it } from "vitest";
import { now, passed, progress } from "../exam.testing";
import { heldCertificate } from "./context";

it.each([
  ["without an end", null, true],
  ["until it ends", "2026-03-01T10:00:00.001Z", true],
  ["not from its end on (R43)", now, false],
  ["not afterwards", "2026-02-28T10:00:00.000Z", false],
])("a certificate is held %s", (_, dateExpires, isHeld) => {
  const certificate = { id: 3, hash: "hash", dateExpires };
  expect(heldCertificate({ ...passed, certificate })).toEqual(isHeld ? certificate : null);
});

it("no certificate is held before the exam is known or passed", () => {
  expect([heldCertificate(null), heldCertificate(progress())]).toEqual([null, null]);
});
