// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { type NoteDraft, noNote } from "../../../machines/courses/note-draft";
import type { Call } from "../../api/call";
import { createServices } from "../../api/services";
import { forgetNoteDrafts, noteDraftsKey } from "../../device/note-draft-place";
import { noteDraftsOfPage, readNoteDrafts } from "./note-draft";

const learnerId = 7;
const place = (stepId: number) => ({ locale: "en", slug: "seo", stepId, lesson: 1, step: 2, title: "Clip" });
const draft = (note: string): NoteDraft => ({ note, bookmarked: true, base: noNote, sent: null });
const page = noteDraftsOfPage();
const keep = (stepId: number, one: NoteDraft | null, whose = learnerId) =>
  page.keep({ learnerId: whose, place: place(stepId), draft: one });
/** What a page finds that opens now. */
const readNoteDraft = (whose: number, stepId: number) => noteDraftsOfPage().take(whose, stepId);

describe("notes that the server does not have yet", () => {
  afterEach(() => localStorage.clear());

  it("are kept for each step until they are removed", () => {
    expect(readNoteDrafts(learnerId)).toEqual([]);
    keep(1, draft("One"));
    keep(2, draft("Two"));
    keep(1, { ...draft("One more"), sent: { note: "One", bookmarked: true } });
    expect(readNoteDraft(learnerId, 1)).toMatchObject({ note: "One more", sent: { note: "One" } });
    expect(readNoteDraft(learnerId, 3)).toBeNull();
    expect(readNoteDrafts(learnerId).map(({ place: { stepId } }) => stepId)).toEqual([2, 1]);
    keep(1, null);
    keep(3, null);
    expect(readNoteDrafts(learnerId)).toEqual([{ place: place(2), draft: draft("Two") }]);
    keep(2, null);
    expect(localStorage.length).toBe(0);
  });

  it("of two tabs are both there for the next page, and neither tab removes the other's", () => {
    const other = noteDraftsOfPage();
    const kept = (tab: typeof page, one: NoteDraft | null) => tab.keep({ learnerId, place: place(1), draft: one });
    kept(page, draft("One"));
    kept(other, draft("Two"));
    expect(readNoteDraft(learnerId, 1)?.note).toBe("One\n\nTwo");
    expect(readNoteDrafts(learnerId)).toHaveLength(1);
    kept(other, null);
    expect(readNoteDraft(learnerId, 1)?.note).toBe("One");
    kept(page, null);
    expect(localStorage.length).toBe(0);
  });

  it("of a closed tab are removed by the page that has taken them over, unless they have changed since", () => {
    const next = noteDraftsOfPage();
    keep(1, draft("One"));
    keep(2, draft("Two"));
    next.take(learnerId, 1);
    next.take(learnerId, 2);
    keep(2, draft("Two and more"));
    next.keep({ learnerId, place: place(1), draft: null });
    next.keep({ learnerId, place: place(2), draft: null });
    expect(readNoteDrafts(learnerId)).toEqual([{ place: place(2), draft: draft("Two and more") }]);
  });

  it("of an earlier release, which kept one for all tabs, are taken over", () => {
    const notes = [{ place: place(1), draft: draft("One") }];
    localStorage.setItem(noteDraftsKey(learnerId), JSON.stringify({ version: 1, notes }));
    const next = noteDraftsOfPage();
    expect(next.take(learnerId, 1)).toEqual(draft("One"));
    next.keep({ learnerId, place: place(1), draft: null });
    expect(localStorage.length).toBe(0);
  });

  it("are the learner's own", () => {
    keep(1, draft("One"));
    keep(1, draft("Another"), 8);
    expect(readNoteDraft(learnerId, 1)?.note).toBe("One");
    forgetNoteDrafts(learnerId);
    expect(readNoteDrafts(learnerId)).toEqual([]);
    expect(readNoteDraft(8, 1)?.note).toBe("Another");
  });

  it("are removed with the learner's account", async () => {
    keep(1, draft("One"));
    keep(1, draft("Another"), 8);
    const { session } = createServices((async () => undefined) as unknown as Call);
    await session.deleteAccount({ confirmation: "right", learnerId });
    expect(readNoteDrafts(learnerId)).toEqual([]);
    expect(readNoteDrafts(8)).toHaveLength(1);
  });

  it.each([
    "no JSON",
    "null",
    "7",
    "{}",
    '{"version":2,"notes":[]}',
    '{"version":1,"notes":[{"place":{},"draft":{}}]}',
  ])("are not read from foreign data: %s", (stored) => {
    localStorage.setItem(noteDraftsKey(learnerId), stored);
    expect(readNoteDrafts(learnerId)).toEqual([]);
  });

  it("are left as they are, in whatever format, by a step that has none", () => {
    localStorage.setItem(noteDraftsKey(learnerId), '{"version":2,"notes":[]}');
    keep(1, null);
    expect(localStorage.getItem(noteDraftsKey(learnerId))).toBe('{"version":2,"notes":[]}');
  });
});
