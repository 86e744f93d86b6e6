// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepDraft, readDraft } from "./feedback-draft";

const draft = { text: "Thanks", url: "https://academy.test/academy/", writer: 7 };

describe("an unsent message", () => {
  // Another file may have left one.
  beforeEach(() => sessionStorage.clear());
  afterEach(() => sessionStorage.clear());

  it("survives leaving the page until it is removed", () => {
    expect(readDraft()).toBeNull();
    keepDraft(draft);
    expect(readDraft()).toEqual(draft);
    keepDraft(null);
    expect(readDraft()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it("whose author is not known has none", () => {
    sessionStorage.setItem("academy.feedback", '{"text":"Thanks","url":"/academy/","writer":"7"}');
    expect(readDraft()).toEqual({ text: "Thanks", url: "/academy/", writer: 0 });
  });

  it.each(["no JSON", "null", "7", '"text"', "{}", '{"text":1,"url":""}', '{"text":"Thanks"}'])(
    "is not read from foreign data: %s",
    (stored) => {
      sessionStorage.setItem("academy.feedback", stored);
      expect(readDraft()).toBeNull();
    },
  );
});
