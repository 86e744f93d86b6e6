import { describe, expect, it } from "vitest";
import { flush } from "../../machines/testing";
import { searchOf, termSearchOf } from "./link";
import { site, told } from "./link.testing";

describe("what screens receive", () => {
  it("the session, whether the screen or the profile came first", async () => {
    const { openScreen, openSite } = site();
    const early = openScreen();
    await openSite();
    const late = openScreen();
    await flush();
    for (const { heard } of [early, late]) {
      expect(told(heard, "session.changed")).toHaveLength(1);
      expect(told(heard, "session.changed")[0]).toMatchObject({ learner: { id: 7 } });
    }
  });

  it("a separate seed each, the same for the screen's whole life", async () => {
    const { academy, openScreen, openSite } = site();
    const first = openScreen();
    await openSite();
    const second = openScreen();
    await flush();
    academy.send({ type: "session.refresh" });
    await flush();
    const seeds = [first, second].map(({ heard }) => told(heard, "session.changed").map(({ seed }) => seed as string));
    expect(seeds.map((each) => each.length)).toEqual([2, 2]);
    expect(seeds.map((each) => new Set(each).size)).toEqual([1, 1]);
    expect(seeds[0]?.[0]).not.toBe(seeds[1]?.[0]);
    expect(seeds.flat().every((seed) => seed.startsWith("seed"))).toBe(true);
  });

  it("a lost connection, even if it was lost before", async () => {
    const { academy, openScreen, openSite } = site();
    await openSite();
    academy.send({ type: "connection.lost" });
    const { heard } = openScreen();
    await flush();
    expect(told(heard, "connection.changed")).toEqual([{ type: "connection.changed", online: false }]);
    academy.send({ type: "connection.restored" });
    expect(told(heard, "connection.changed")).toHaveLength(2);
  });

  it("nothing once they are left", async () => {
    const { academy, openScreen, openSite } = site();
    const { heard, unlink } = openScreen();
    unlink();
    await openSite();
    academy.send({ type: "connection.lost" });
    expect(heard).toEqual([]);
  });
});

describe("a screen that is linked again", () => {
  it("does not receive what it already knows", async () => {
    const { openScreen, openSite } = site();
    const { heard, unlink, linkAgain } = openScreen();
    await openSite();
    unlink();
    linkAgain();
    await flush();
    expect(told(heard, "session.changed")).toHaveLength(1);
    expect(told(heard, "connection.changed")).toEqual([]);
  });

  it("receives what has changed in the meantime", async () => {
    const { academy, openScreen, openSite } = site();
    const { heard, unlink, linkAgain } = openScreen();
    await openSite();
    academy.send({ type: "connection.lost" });
    unlink();
    academy.send({ type: "connection.restored" });
    academy.send({ type: "session.lost" });
    await flush();
    linkAgain();
    await flush();
    expect(told(heard, "session.changed").map(({ learner }) => learner?.id)).toEqual([7, undefined]);
    expect(told(heard, "connection.changed").map(({ online }) => online)).toEqual([false, true]);
  });
});

it("reports a different user, but not the same learner again", async () => {
  const { academy, openSite, others } = site();
  await openSite();
  academy.send({ type: "session.refresh" });
  await flush();
  expect(others).toHaveLength(1);
  academy.send({ type: "session.lost" });
  await flush();
  expect(others).toHaveLength(2);
});

describe("a list's query", () => {
  it("has only what differs from the whole list", () => {
    expect(searchOf({ categories: [], duration: null, search: "" })).toEqual({});
    expect(searchOf({ categories: ["seo", "ads"], duration: "long", search: "x" })).toEqual({
      categories: "seo,ads",
      duration: "long",
      search: "x",
    });
  });

  it("of the glossary has the letter and the words, if any", () => {
    expect(termSearchOf({ letter: null, search: "" })).toEqual({});
    expect(termSearchOf({ letter: "A", search: "link" })).toEqual({ letter: "A", search: "link" });
  });
});
