import { describe, expect, it } from "vitest";
import { newMessages, queryOf } from "../../../machines/engagement/feedback-inbox/context";
import { inboxFiltersOf } from "./inbox-search";

describe("the address of the inbox", () => {
  it.each([{}, { state: "done" }, { state: "all", search: "video", language: "pl", page: "/academy/courses/seo/" }])(
    "says which messages are listed, and is the same again: %j",
    (query) => {
      expect(queryOf(inboxFiltersOf(query))).toEqual(query);
    },
  );

  it("drops what it does not know, and what the API would reject", () => {
    expect(
      inboxFiltersOf({ state: "old", language: "xx", page: "https://elsewhere.example/", search: ["a"], more: "1" }),
    ).toEqual(newMessages);
    expect(inboxFiltersOf({ search: `${"😀".repeat(300)}\0` }).search).toBe("😀".repeat(200));
    expect(inboxFiltersOf({ search: 404 }).search).toBe("404");
    expect(inboxFiltersOf({ page: `/academy/${"a".repeat(2000)}/` }).page).toBeNull();
  });
});
