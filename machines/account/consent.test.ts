import { beforeEach, describe, expect, it } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { consentMachine, type Report } from "./consent";

let reports: Report[];
let remembered: boolean[];
/** The transition counters that run now; a refusal in another tab comes from them. */
let counting: Set<(event: { type: "consent.refuse" }) => void>;

const begin = (earlier: boolean | null) =>
  createActor(
    consentMachine.provide({
      actors: {
        readConsent: fromPromise(async () => earlier),
        countTransitions: fromCallback(({ sendBack }) => {
          counting.add(sendBack);
          return () => counting.delete(sendBack);
        }),
      },
      actions: {
        report: (_, report) => void reports.push(report),
        rememberConsent: (_, given) => void remembered.push(given),
      },
    }),
  ).start();
const settled = (actor: ReturnType<typeof begin>) =>
  expect.poll(() => actor.getSnapshot().matches("reading")).toBe(false);
async function start(earlier: boolean | null) {
  const actor = begin(earlier);
  await settled(actor);
  return actor;
}

beforeEach(() => {
  reports = [];
  remembered = [];
  counting = new Set();
});

describe("consent", () => {
  it.each([null, false])("counts nothing if the answer was %s", async (earlier) => {
    const actor = await start(earlier);
    actor.send({ type: "user.tagged", tag: "Free-User" });
    actor.send({ type: "page.seen", path: "/academy/" });
    expect(reports).toEqual([]);
    expect(counting.size).toBe(0);
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

  it("counts the page that was opened while the earlier answer was looked up, if it was a yes", async () => {
    for (const earlier of [true, false, null]) {
      const actor = begin(earlier);
      actor.send({ type: "page.seen", path: "/academy/" });
      await settled(actor);
      actor.send({ type: "consent.give" });
    }
    expect(reports).toEqual([{ type: "page", path: "/academy/" }]);
  });

  it("stops counting when it is taken back", async () => {
    const actor = await start(true);
    expect(counting.size).toBe(1);
    actor.send({ type: "consent.refuse" });
    expect(counting.size).toBe(0);
    actor.send({ type: "page.seen", path: "/academy/" });
    expect(remembered).toEqual([false]);
    expect(reports).toEqual([]);
  });

  it("stops counting when it is taken back in another tab", async () => {
    const actor = await start(true);
    for (const tell of counting) tell({ type: "consent.refuse" });
    expect(actor.getSnapshot().value).toBe("refused");
    expect(counting.size).toBe(0);
  });

  it("keeps counting transitions through other events, once", async () => {
    const actor = await start(true);
    const [first] = counting;
    actor.send({ type: "user.tagged", tag: "Paid-User" });
    actor.send({ type: "page.seen", path: "/academy/" });
    expect([...counting]).toEqual([first]);
  });

  it("counts a repeated kind only when it has changed", async () => {
    const actor = await start(true);
    for (const tag of ["Free-User", "Free-User", "Promo-User"] as const) actor.send({ type: "user.tagged", tag });
    expect(reports).toEqual([
      { type: "user", tag: "Free-User" },
      { type: "user", tag: "Promo-User" },
    ]);
  });
});
