import { beforeEach, describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { consentMachine, type Report } from "./consent";

let reports: Report[];
let remembered: boolean[];

async function start(earlier: boolean | null) {
  const actor = createActor(
    consentMachine.provide({
      actors: { readConsent: fromPromise(async () => earlier) },
      actions: {
        report: (_, report) => void reports.push(report),
        rememberConsent: (_, given) => void remembered.push(given),
      },
    }),
  ).start();
  await expect.poll(() => actor.getSnapshot().matches("reading")).toBe(false);
  return actor;
}

beforeEach(() => {
  reports = [];
  remembered = [];
});

describe("consent", () => {
  it.each([null, false])("counts nothing where the answer was %s", async (earlier) => {
    const actor = await start(earlier);
    actor.send({ type: "user.tagged", tag: "Free-User" });
    actor.send({ type: "page.seen", path: "/academy/" });
    expect(reports).toEqual([]);
  });

  it("counts kinds and pages from the moment it is given, and remembers that", async () => {
    const actor = await start(null);
    actor.send({ type: "user.tagged", tag: "Paid-User" });
    actor.send({ type: "consent.give" });
    actor.send({ type: "page.seen", path: "/academy/courses/" });
    expect(remembered).toEqual([true]);
    expect(reports).toEqual([
      { type: "user", tag: "Paid-User" },
      { type: "page", path: "/academy/courses/" },
    ]);
  });

  it("stops counting when it is taken back", async () => {
    const actor = await start(true);
    actor.send({ type: "consent.refuse" });
    actor.send({ type: "page.seen", path: "/academy/" });
    expect(remembered).toEqual([false]);
    expect(reports).toEqual([]);
  });
});
