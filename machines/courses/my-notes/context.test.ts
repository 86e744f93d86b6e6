import { describe, expect, it } from "vitest";
import { groupsOf } from "./context";
import { note, withdrawn } from "./my-notes.testing";

const ads = { slug: "ads", url: "/academy/courses/ads/", title: "Ads", language: "en" } as const;

describe("groups of notes", () => {
  const notes = [
    note(1, { course: ads }),
    note(2, { note: "", bookmarked: true }),
    note(3, { course: ads, bookmarked: true }),
    withdrawn,
  ];
  const idsOf = (filter: Parameters<typeof groupsOf>[1]) =>
    groupsOf(notes, filter).map((group) => [group.course?.slug, group.notes.map(({ stepId }) => stepId)]);

  it("are courses, the one with the newest note first, and removed courses in a separate group", () => {
    expect(idsOf("all")).toEqual([
      ["ads", [1, 3]],
      ["seo", [2]],
      [undefined, [9]],
    ]);
  });

  it("have what matches the filter", () => {
    expect(idsOf("bookmarked")).toEqual([
      ["seo", [2]],
      ["ads", [3]],
    ]);
    expect(idsOf("written")).toEqual([
      ["ads", [1, 3]],
      [undefined, [9]],
    ]);
    expect(groupsOf([], "all")).toEqual([]);
  });
});
