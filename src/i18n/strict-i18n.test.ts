import { beforeAll, describe, expect, it } from "vitest";
import { createStrictI18n } from "./strict-i18n.testing";

let t: (key: string, values?: object) => string;
beforeAll(async () => {
  ({ t } = (await createStrictI18n()) as never);
});

describe("texts of views under test", () => {
  it("are those of the site", async () => {
    expect(t("attempt.question", { number: 2, total: 5 })).toBe("Question 2 of 5");
    expect(t("exam.start", { context: "part" })).toBe("Start this part");
    expect(t("exam.start", { context: undefined })).toBe("Start exam");
    expect((await createStrictI18n("de")).t("nav.signIn")).toBe("Anmelden");
  });

  it.each<[string, string, object]>([
    ["a text that does not exist", "exam.nothing", {}],
    ["a text without a key", "", {}],
    ["a group of texts", "exam", {}],
    ["a text without one of its values", "attempt.question", { number: 2 }],
    ["a text without its context", "exam.start", {}],
    ["a plural without its number", "count.attempt", {}],
  ])("do not contain %s", (_, key, values) => {
    expect(() => t(key, values)).toThrow(/^The page asks for .*"/);
  });
});
