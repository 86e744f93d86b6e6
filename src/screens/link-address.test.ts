// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { site } from "./link.testing";

describe("what a page shows is in its address", () => {
  /** The query after a page announces something. */
  async function addressAfter(...events: object[]) {
    const { openScreen, history } = site();
    const { actor } = openScreen();
    for (const event of events) {
      actor.send({ type: "announce", event });
      // The router changes the address a moment later.
      await new Promise((done) => setTimeout(done));
    }
    const { pathname, search } = history.location;
    expect(pathname).toBe("/academy/courses/");
    return { search, entries: history.length };
  }

  it.each([
    [{ type: "filters.changed", filters: { categories: ["seo"], duration: null, search: "" } }, "?categories=seo"],
    [{ type: "terms.filtered", filter: { letter: "A", search: "" } }, "?letter=A"],
    [{ type: "question.changed", question: { words: "links", kind: null } }, "?search=links"],
    [{ type: "question.changed", question: { words: "links", kind: "exam" } }, "?search=links&kind=exam"],
    [{ type: "question.changed", question: { words: "", kind: null } }, ""],
    [{ type: "query.changed", query: { search: "ada" }, replace: true }, "?search=ada"],
  ])("a different list or search replaces the address: %j", async (event, search) => {
    expect(await addressAfter(event)).toEqual({ search, entries: 1 });
  });

  it("applied filters are an entry of their own, so that Back undoes them; the same ones again are none", async () => {
    const applied = (query: object) => ({ type: "query.changed", query });
    expect(await addressAfter(applied({ search: "ada" }))).toEqual({ search: "?search=ada", entries: 2 });
    expect(await addressAfter(applied({ search: "ada" }), applied({}))).toEqual({ search: "", entries: 3 });
    expect(await addressAfter(applied({ search: "ada" }), applied({ search: "ada" }))).toEqual({
      search: "?search=ada",
      entries: 2,
    });
  });

  it("the first step of a lesson replaces the address, and going back leads to the step before", async () => {
    const opened = (step: number) => ({ type: "step.opened", step });
    expect(await addressAfter(opened(2))).toEqual({ search: "?step=2", entries: 1 });
    expect(await addressAfter(opened(2), opened(3))).toEqual({ search: "?step=3", entries: 2 });
    expect(await addressAfter(opened(2), opened(2))).toEqual({ search: "?step=2", entries: 1 });
  });
});
