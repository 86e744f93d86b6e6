import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftOfAll, type KeptNote, type NoteDraft, type TabDraft, united, withTabDraft } from "./note-draft";

const text = fc.constantFrom("", "a", "b", "c");
const content = fc.record({ note: text, bookmarked: fc.boolean() });
const versions = fc.record({ base: content, mine: content, theirs: content, sent: fc.option(content) });
const kept = (one: { note: string; bookmarked: boolean }, at: number): KeptNote => ({
  ...one,
  updatedAt: `version ${at}`,
});

/**
 * The table of a merge of three: what both started from, what one has now, what the other has now. `?` asks the learner.
 */
const merges: Record<string, string> = {
  "same same": "base",
  "same changed": "theirs",
  "changed same": "mine",
  "changed alike": "mine",
  "changed changed": "?",
};
const rowOf = (base: unknown, mine: unknown, theirs: unknown): string =>
  `${mine === base ? "same" : "changed"} ${theirs === base ? "same" : mine === theirs ? "alike" : "changed"}`;

describe("a draft and any version of the server", () => {
  it("become one by the table, and nothing that was written is lost", () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs, sent }) => {
        const draft: NoteDraft = { ...mine, base: kept(base, 1), sent };
        const server = kept(theirs, 2);
        // What was sent and is there has arrived: it is what both start from.
        const hasArrived = sent?.note === theirs.note && sent.bookmarked === theirs.bookmarked;
        const common = hasArrived ? theirs : base;
        const merged = united(draft, server);
        const says = merges[rowOf(common.note, mine.note, theirs.note)];
        expect(merged.theirs).toEqual(says === "?" ? server : null);
        expect(merged.note).toBe(
          { base: common.note, mine: mine.note, theirs: theirs.note, "?": mine.note }[says ?? ""],
        );
        // A bookmark is set or not: the side that has changed it decides.
        const isMine = mine.bookmarked !== common.bookmarked;
        expect(merged.bookmarked).toBe(isMine ? mine.bookmarked : theirs.bookmarked);
        // The next save replaces the version that was seen, unless the learner has yet to choose.
        expect(merged.base).toEqual(says === "?" ? draft.base : server);
      }),
    );
  });
});

describe("drafts of any tabs", () => {
  const drafts = fc.array(fc.record({ mine: content, base: content }), { maxLength: 4 }).map((all) =>
    all.map(
      ({ mine, base }, index): TabDraft => ({
        tab: `tab ${index}`,
        draft: { ...mine, base: kept(base, 1), sent: null },
      }),
    ),
  );

  it("are one draft with every text once", () => {
    fc.assert(
      fc.property(drafts, (all) => {
        const texts = [...new Set(all.map(({ draft }) => draft.note))].filter((note) => note !== "");
        const paragraphs =
          draftOfAll(all)
            ?.note.split("\n\n")
            .filter((note) => note !== "") ?? [];
        expect(paragraphs.sort()).toEqual(texts.sort());
      }),
    );
  });

  it("stay when another tab keeps or removes its own, except those that it has taken over", () => {
    fc.assert(
      fc.property(drafts, fc.nat(4), fc.boolean(), (all, count, isKept) => {
        const taken = all.slice(0, count);
        const [own = null] = all.map(({ draft }) => draft);
        const left = withTabDraft(all, { tab: "another", draft: isKept ? own : null, taken });
        expect(left).toEqual([...all.slice(count), ...(isKept && own ? [{ tab: "another", draft: own }] : [])]);
        expect(withTabDraft(left, { tab: "another", draft: null, taken: [] })).toEqual(all.slice(count));
      }),
    );
  });
});
