// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { describeCallActors, outputOf, stubServices } from "../api/actors.testing";
import { device } from "../device/storage";
import { type Command, keepCommand, readUndelivered } from "../device/undelivered";
import { undeliveredKey } from "../device/undelivered-place";
import { watchingKept } from "../device/watching-kept";
import { deliveryActors } from "./delivery-actors";

const learnerId = 7;
const command: Command = { kind: "feedback", message: "Thanks", url: "/academy/" };

afterEach(() => localStorage.clear());

describeCallActors("an actor of what is delivered later", deliveryActors, {}, ["deliverKept", "watchKept"]);

it("delivers what this device keeps of the learner, not of others", async () => {
  keepCommand(learnerId, command, "key");
  keepCommand(8, command, "other");
  const { get, calls } = stubServices();
  const { actors } = deliveryActors(get);
  expect(await outputOf(actors.deliverKept, { learnerId })).toEqual({ count: 1, refused: [] });
  expect(calls()).toEqual([["engagement.sendFeedback", { ...command, learnerId, key: "key" }]]);
  expect(actors.watchKept).toBe(watchingKept);
});

it("tries again or discards what was refused, by its key", () => {
  keepCommand(learnerId, command, "key");
  const [name = ""] = device.keys(undeliveredKey(learnerId));
  const refused = { ...JSON.parse(localStorage.getItem(name) ?? ""), refusal: { code: "invalid", status: 400 } };
  localStorage.setItem(name, JSON.stringify(refused));
  const { actions } = deliveryActors(stubServices().get);
  actions.allowRetry(undefined, { learnerId, id: "another" });
  expect(readUndelivered(learnerId)[0]?.refusal).toEqual({ code: "invalid", status: 400 });
  actions.allowRetry(undefined, { learnerId, id: "key" });
  expect(readUndelivered(learnerId)[0]?.refusal).toBeNull();
  actions.discard(undefined, { learnerId, id: "another" });
  expect(readUndelivered(learnerId)).toHaveLength(1);
  actions.discard(undefined, { learnerId, id: "key" });
  expect(readUndelivered(learnerId)).toEqual([]);
});
