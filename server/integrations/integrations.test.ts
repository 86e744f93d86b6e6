import { expect, it } from "vitest";
import { peersWith, startServerForEach } from "./integrations.testing";

startServerForEach();

it("are null if nothing is configured", () => {
  expect(peersWith({})).toEqual({ search: null, feedback: null, scheduling: null, billing: null, oidc: null });
});
