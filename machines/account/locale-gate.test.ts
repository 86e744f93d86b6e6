import { describe, expect, it } from "vitest";
import { permissions, runChild } from "../testing";
import { allowedLanguages, localeGateMachine, type SectionLanguages } from "./locale-gate";

const englishOnly: SectionLanguages = { allowed: { en: true }, byPermission: [], specialRights: {}, redirect: null };
const layered: SectionLanguages = {
  allowed: { en: false, ja: true },
  byPermission: [
    { permission: "academy.courses.edit", allowed: { en: true, de: true } },
    { permission: "academy.student", allowed: { en: true, ja: false } },
  ],
  specialRights: { es: true },
  redirect: null,
};
const editor = { ...permissions, "academy.courses.edit": true };
const student = { ...permissions, "academy.student": true };

describe("the languages that a section allows", () => {
  it.each([
    ["by default", null, false, { en: false, ja: true }],
    ["without a permission that counts", permissions, false, { en: false, ja: true }],
    ["with a permission", student, false, { en: true, ja: false }],
    [
      "by the first of several permissions",
      { ...editor, ...student, "academy.courses.edit": true },
      false,
      {
        en: true,
        de: true,
        ja: true,
      },
    ],
    ["with special rights", null, true, { en: false, ja: true, es: true }],
    ["with both", student, true, { en: true, ja: false, es: true }],
  ])("%s", (_, held, specialRights, expected) => {
    expect(allowedLanguages(layered, held, specialRights)).toEqual(expected);
  });
});

const url = "https://de.academy.test/academy/webinars/";
const elsewhere = { url: "https://www.academy.test/academy/webinars/", locale: "en" };

function gate() {
  const { actor, heard } = runChild(localeGateMachine);
  return {
    actor,
    heard,
    state: () => actor.getSnapshot().value,
    open: (locale: string, section: SectionLanguages, at = url) =>
      actor.send({ type: "page.opened", url: at, locale, section }),
    settle: (held = permissions, specialRights = false) =>
      actor.send({ type: "profile.settled", profile: { permissions: held }, specialRights }),
    settleVisitor: () => actor.send({ type: "profile.settled", profile: null, specialRights: false }),
  };
}

describe("whether a page may be read in the language of its address", () => {
  it("is decided once the profile and the page are known, in either order", () => {
    const pageFirst = gate();
    pageFirst.open("en", englishOnly);
    expect(pageFirst.state()).toBe("waiting");
    pageFirst.settleVisitor();
    expect(pageFirst.state()).toBe("allowed");
    const profileFirst = gate();
    profileFirst.settleVisitor();
    expect(profileFirst.state()).toBe("waiting");
    profileFirst.open("en", englishOnly);
    expect(profileFirst.state()).toBe("allowed");
    expect([...pageFirst.heard, ...profileFirst.heard]).toEqual([]);
  });

  it("sends away to the section's target", () => {
    const { open, settleVisitor, state, heard } = gate();
    settleVisitor();
    open("de", { ...englishOnly, redirect: elsewhere });
    expect(state()).toBe("redirecting");
    expect(heard).toEqual([{ type: "site.leave", url: elsewhere.url }]);
  });

  it.each([
    ["there is no target", null],
    ["the target is the address already shown", { url, locale: "en" }],
    ["the target's language is not allowed", { ...elsewhere, locale: "fr" }],
    ["the target's language is switched off", { ...elsewhere, locale: "ja" }],
  ])("says not found where %s", (_, redirect) => {
    const { open, settleVisitor, state, heard } = gate();
    settleVisitor();
    open("de", { ...englishOnly, allowed: { en: true, ja: false }, redirect });
    expect(state()).toBe("notFound");
    expect(heard).toEqual([{ type: "page.refused" }]);
  });

  it("takes a language that is listed with false for not allowed", () => {
    const { open, settleVisitor, state } = gate();
    settleVisitor();
    open("en", layered);
    expect(state()).toBe("notFound");
  });

  it("depends on the reader", () => {
    const { open, settle, settleVisitor, state } = gate();
    open("en", layered);
    settleVisitor();
    expect(state()).toBe("notFound");
    settle(student);
    expect(state()).toBe("allowed");
    open("es", layered);
    expect(state()).toBe("notFound");
    settle(permissions, true);
    expect(state()).toBe("allowed");
  });

  it("is decided again for the next page", () => {
    const { open, settleVisitor, state } = gate();
    settleVisitor();
    open("de", englishOnly);
    expect(state()).toBe("notFound");
    open("en", englishOnly);
    expect(state()).toBe("allowed");
  });
});
