import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock, type Snapshot } from "xstate";
import type { GlossaryCard } from "../../contract/library/glossary";
import { fakeActor, offline, online, throughJson } from "../testing";
import { glossaryMachine, matching, sameFilter, type TermFilter } from "./glossary";

const card = (id: number, letter: string, term: string, short: string): GlossaryCard => ({
  id,
  slug: `term-${id}`,
  url: `/academy/digital-marketing-glossary/term-${id}/`,
  term,
  short,
  letter,
  language: "en",
});
const terms = [
  card(1, "A", "Anchor text", "The words of a link."),
  { ...card(2, "A", "A/B test", "Two variants side by side."), synonyms: ["Split test", "Bucket"] },
  card(3, "E", "Évaluation", "Ce qu’une page vaut."),
  card(4, "か", "がぞう", "A picture, in Japanese."),
  card(5, "#", "404 page", "What a server sends where no page is."),
];
const all: TermFilter = { letter: null, search: "" };
const words = (search: string): TermFilter => ({ ...all, search });

function glossary({ filter = all, snapshot }: { filter?: TermFilter; snapshot?: Snapshot<unknown> } = {}) {
  const loadTerms = fakeActor<GlossaryCard[], { locale: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(glossaryMachine.provide({ actors: { loadTerms: loadTerms.logic } }), {
    input: { locale: "en", filter },
    clock,
    ...(snapshot && { snapshot }),
  });
  const announced: TermFilter[] = [];
  actor.on("terms.filtered", (event) => announced.push(event.filter));
  actor.start();
  return {
    actor,
    clock,
    announced,
    loadTerms,
    list: () => actor.getSnapshot().value.list,
    address: () => actor.getSnapshot().value.address,
    context: () => actor.getSnapshot().context,
    has: (tag: "busy" | "failed" | "empty" | "none") => actor.getSnapshot().hasTag(tag),
    type: (search: string) => actor.send({ type: "words.type", search }),
  };
}
async function shown(filter?: TermFilter) {
  const opened = glossary(filter ? { filter } : {});
  await opened.loadTerms.answer(terms);
  return opened;
}
const found = (filter: TermFilter) => matching(terms, filter).map(({ id }) => id);

describe("the terms that match", () => {
  it.each<[TermFilter, number[]]>([
    [all, [1, 2, 3, 4, 5]],
    [{ letter: "A", search: "" }, [1, 2]],
    [{ letter: "か", search: "" }, [4]],
    [{ letter: "Z", search: "" }, []],
    [words("anch"), [1]],
    [words("ANCHOR"), [1]],
    [words("evaluation"), [3]],
    [words("évalUATION"), [3]],
    [words("variants"), [2]],
    [words("SPLIT"), [2]],
    [words("test bucket"), [2]],
    [words("sidesplit"), []],
    [words("page"), [3, 5]],
    [words("  server   404 "), [5]],
    [words("link 404"), []],
    [words("がぞ"), [4]],
    [words("か"), []],
    [words("４０４"), [5]],
    [words("   "), [1, 2, 3, 4, 5]],
    [{ letter: "A", search: "link" }, [1]],
    [{ letter: "E", search: "link" }, []],
    // A word does not begin in the term and end in its meaning.
    [words("textthe"), []],
  ])("of %j are %j", (filter, ids) => {
    expect(found(filter)).toEqual(ids);
  });

  it("keep their order, and are fewer with more words", () => {
    const text = fc.string({ maxLength: 5 });
    fc.assert(
      fc.property(text, text, fc.constantFrom(null, "A", "E", "#"), (one, other, letter) => {
        const some = matching(terms, { letter, search: one });
        const fewer = matching(terms, { letter, search: `${one} ${other}` });
        expect(terms.filter((each) => some.includes(each))).toEqual(some);
        expect(some).toEqual(expect.arrayContaining(fewer));
      }),
    );
  });

  it("are the same request when letter and words are the same", () => {
    expect(sameFilter(words("a"), words("a"))).toBe(true);
    expect(sameFilter(words("a"), words("b"))).toBe(false);
    expect(sameFilter(all, { letter: "A", search: "" })).toBe(false);
  });
});

describe("the glossary", () => {
  it("loads all terms once, and finds among them without asking again", async () => {
    const { list, has, loadTerms, context, type } = glossary();
    expect(list()).toBe("loading");
    expect(has("busy")).toBe(true);
    expect(loadTerms.inputs()).toEqual([{ locale: "en" }]);
    await loadTerms.answer(terms);
    expect(list()).toBe("shown");
    expect(has("busy")).toBe(false);
    expect(context()).toMatchObject({ terms, filter: all, failure: null });
    type("zzz");
    expect(list()).toBe("empty");
    expect(has("empty")).toBe(true);
    type("anchor");
    expect(list()).toBe("shown");
    expect(loadTerms.calls).toHaveLength(1);
  });

  it("applies the filter that was set before the terms loaded", async () => {
    const { list, loadTerms, type } = glossary();
    type("zzz");
    expect(list()).toBe("loading");
    await loadTerms.answer(terms);
    expect(list()).toBe("empty");
    expect((await shown({ letter: "Z", search: "" })).list()).toBe("empty");
  });

  it("says when no term is published", async () => {
    const { list, has, loadTerms, type } = glossary();
    await loadTerms.answer([]);
    expect(list()).toBe("none");
    expect(has("none")).toBe(true);
    type("a");
    expect(list()).toBe("none");
  });

  it("asks again after a failure, by hand and when the network is back, and keeps the filter", async () => {
    const { actor, list, has, context, loadTerms } = glossary({ filter: words("anchor") });
    await loadTerms.fail("unavailable", 503);
    expect(list()).toBe("failed");
    expect(has("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "glossary.retry" });
    await loadTerms.fail("network");
    actor.send(offline);
    expect(list()).toBe("failed");
    actor.send(online);
    expect(list()).toBe("loading");
    await loadTerms.answer(terms);
    expect(list()).toBe("shown");
    expect(context()).toMatchObject({ filter: words("anchor"), failure: null });
  });
});

describe("its address", () => {
  it("follows what is typed after a pause, once", async () => {
    const { address, clock, announced, context, type } = await shown();
    type("a");
    clock.increment(299);
    type("an");
    clock.increment(299);
    expect(address()).toBe("behind");
    expect(announced).toEqual([]);
    clock.increment(1);
    expect(address()).toBe("matched");
    expect(announced).toEqual([words("an")]);
    expect(context().address).toEqual(words("an"));
  });

  it("is followed at once, and its own changes are not echoed", async () => {
    const { actor, announced, context, clock } = await shown();
    actor.send({ type: "address.changed", filter: { letter: "E", search: "" } });
    expect(context()).toMatchObject({ filter: { letter: "E", search: "" }, address: { letter: "E", search: "" } });
    actor.send({ type: "address.changed", filter: { letter: "Z", search: "" } });
    expect(actor.getSnapshot().value.list).toBe("empty");
    clock.increment(1000);
    expect(announced).toEqual([]);
  });

  it("does not undo what is being typed when it echoes a change", async () => {
    const { actor, clock, context, address, type } = await shown();
    type("anchor");
    clock.increment(300);
    type("anchor t");
    actor.send({ type: "address.changed", filter: words("anchor") });
    expect(context().filter).toEqual(words("anchor t"));
    expect(address()).toBe("behind");
    actor.send({ type: "address.changed", filter: all });
    expect(context().filter).toEqual(all);
    expect(address()).toBe("matched");
  });

  it("has no filter once all terms are requested, not even a pending one", async () => {
    const { actor, announced, clock, context, type } = await shown({ letter: "A", search: "" });
    type("zzz");
    actor.send({ type: "filter.clear" });
    expect(context()).toMatchObject({ filter: all, address: all });
    expect(actor.getSnapshot().value).toEqual({ list: "shown", address: "matched" });
    clock.increment(1000);
    expect(announced).toEqual([all]);
    expect(actor.getSnapshot().can({ type: "filter.clear" })).toBe(false);
    actor.send({ type: "filter.clear" });
    expect(announced).toEqual([all]);
  });
});

describe("a glossary rendered on the server", () => {
  it("is shown without another request, filtered as it was", async () => {
    const server = await shown({ letter: "A", search: "link" });
    const browser = glossary({ snapshot: throughJson(server.actor.getPersistedSnapshot()) });
    expect(browser.list()).toBe("shown");
    expect(browser.context()).toEqual(server.context());
    expect(browser.loadTerms.calls).toEqual([]);
  });
});

describe("terms that are shown again", () => {
  const reopened = { type: "screen.reopened" } as const;

  it("stay while they are requested again, and when no answer comes", async () => {
    const { actor, list, loadTerms, context, has } = await shown();
    actor.send(reopened);
    actor.send(reopened);
    expect([list(), context().terms, has("busy")]).toEqual(["refreshing", terms, false]);
    await loadTerms.fail("network");
    expect([list(), context().terms, context().failure]).toEqual(["shown", terms, null]);
    actor.send(reopened);
    await loadTerms.answer(terms.slice(1));
    expect([list(), context().terms]).toEqual(["shown", terms.slice(1)]);
    actor.send(reopened);
    await loadTerms.answer([]);
    expect([list(), context().terms]).toEqual(["none", []]);
  });

  it("can be filtered meanwhile", async () => {
    const { actor, list, type } = await shown();
    actor.send(reopened);
    type("zzz");
    expect(list()).toBe("empty");
  });
});
