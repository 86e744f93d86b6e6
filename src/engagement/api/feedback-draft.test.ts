// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { keepDraft, readDraft } from "./feedback-draft";

const draft = { text: "Thanks", url: "https://academy.test/academy/", writer: 7 };

describe("a message that was not sent yet", () => {
  afterEach(() => sessionStorage.clear());

  it("is there after the page was left, until it is forgotten", () => {
    expect(readDraft()).toBeNull();
    keepDraft(draft);
    expect(readDraft()).toEqual(draft);
    keepDraft(null);
    expect(readDraft()).toBeNull();
  });

  it.each(["no JSON", "null", "7", '"text"', "{}", '{"text":1,"url":""}', '{"text":"Thanks"}'])(
    "is not taken from what something else has stored: %s",
    (stored) => {
      sessionStorage.setItem("academy.feedback", stored);
      expect(readDraft()).toBeNull();
    },
  );
});
