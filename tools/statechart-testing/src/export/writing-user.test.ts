import { describe, expect, it } from "vitest";
import type { Matcher, User } from "../drivers/user";
import { writingUser } from "./writing-user";

/** The code written for an action. */
async function written(deed: (user: User) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  await deed(writingUser("view", (line) => lines.push(line)));
  return lines;
}

describe("the written action", () => {
  it.each<[deed: (user: User) => Promise<void>, code: string]>([
    [(user) => user.press("button", "Save"), 'view.getByRole("button", { name: "Save", exact: true }).click()'],
    [
      (user) => user.press("link", "Go", 1),
      'view.getByRole("link", { name: "Go", exact: true }).or(view.getByRole("option", { name: "Go", exact: true })).nth(1).click()',
    ],
    [(user) => user.press("button", "1, open"), 'view.getByRole("button", { name: named("1, open") }).click()'],
    [
      (user) => user.press("link", "LinksAbout"),
      'view.getByRole("link", { name: named("LinksAbout") }).or(view.getByRole("option", { name: named("LinksAbout") })).click()',
    ],
    [(user) => user.point("button", "Save"), 'view.getByRole("button", { name: "Save", exact: true }).hover()'],
    [
      (user) => user.fill("Name", 'A "b"'),
      'view.getByLabel("Name", { exact: true }).and(page.locator("input, textarea")).fill("A \\"b\\"")',
    ],
    [
      (user) => user.fill("Name: all", ""),
      'view.getByLabel(named("Name: all")).and(page.locator("input, textarea")).fill("")',
    ],
    [
      (user) => user.enter("Search"),
      'view.getByLabel("Search", { exact: true }).and(page.locator("input, textarea")).press("Enter")',
    ],
    [
      (user) => user.choose("Speed", "2×"),
      'view.getByRole("combobox", { name: "Speed", exact: true }).selectOption({ label: "2×" })',
    ],
    [(user) => user.check("True"), 'view.getByLabel("True", { exact: true }).check()'],
    [(user) => user.uncheck("True"), 'view.getByLabel("True", { exact: true }).uncheck()'],
    [(user) => user.key("Escape"), 'page.keyboard.press("Escape")'],
    [
      (user) => user.play("Clip", "pause"),
      'view.locator("video[controls][aria-label=\\"Clip\\"]").dispatchEvent("pause")',
    ],
  ])("%s", async (deed, code) => {
    expect(await written(deed)).toEqual([`await ${code};`]);
  });

  it("cannot query the page", async () => {
    await expect(written((user) => user.controls())).rejects.toThrow("cannot ask which controls there are");
  });
});

describe("a visible matcher", () => {
  const save = 'view.getByRole("button", { name: "Save", exact: true })';
  const choice = 'view.getByLabel("Name", { exact: true })';
  const field = `${choice}.and(page.locator("input, textarea"))`;
  it.each<[matcher: Matcher, checks: string[]]>([
    ["Well done", ['expect(view.getByText("Well done").first()).toBeVisible()']],
    [{ role: "button", name: "Save" }, [`expect(${save}.first()).toBeVisible()`]],
    [{ role: "alert" }, ['expect(messagesIn(view, "alert").first()).toBeVisible()']],
    [
      { role: "status", text: "Done" },
      ['expect(messagesIn(view, "status").filter({ hasText: "Done" }).first()).toBeVisible()'],
    ],
    [
      { role: "link", name: "Home" },
      ['expect(view.getByRole("link", { name: "Home", exact: true }).first()).toBeVisible()'],
    ],
    [
      { role: "dialog", name: "Sure?" },
      ['expect(page.getByRole("dialog", { name: "Sure?", exact: true }).first()).toBeVisible()'],
    ],
    [{ role: "summary", name: "More" }, ['expect(view.locator("summary", { hasText: "More" }).first()).toBeVisible()']],
    [{ role: "video" }, ['expect(view.locator("video[controls]").first()).toBeVisible()']],
    [{ role: "choice" }, ['expect(view.getByRole("radio").first()).toBeVisible()']],
    [
      { busy: true },
      [
        'expect(view.locator("[aria-busy=\\"true\\"]").or(view.and(page.locator("[aria-busy=\\"true\\"]"))).first()).toBeAttached()',
      ],
    ],
    [
      { busy: false, text: "Here" },
      [
        'expect(view.locator("[aria-busy]:not([aria-busy=\\"true\\"])").or(view.and(page.locator("[aria-busy]:not([aria-busy=\\"true\\"])"))).filter({ hasText: "Here" }).first()).toBeAttached()',
      ],
    ],
    [{ role: "button", name: "Save", busy: true }, [`expect(${save}).toHaveAttribute("aria-busy", "true")`]],
    [{ role: "button", name: "Save", busy: false }, [`expect(${save}).not.toHaveAttribute("aria-busy", "true")`]],
    [{ role: "button", name: "Save", disabled: true }, [`expect(${save}).toBeDisabled()`]],
    [{ role: "button", name: "Save", disabled: false }, [`expect(${save}).toBeEnabled()`]],
    [
      { role: "textbox", name: "Name", value: "Ada", disabled: true },
      [`expect(${field}).toHaveValue("Ada")`, `expect(${field}).not.toBeEditable()`],
    ],
    [{ role: "button", name: "Save", current: true }, [`expect(${save}).toHaveAttribute("aria-current")`]],
    [{ role: "button", name: "Save", current: false }, [`expect(${save}).not.toHaveAttribute("aria-current")`]],
    [{ role: "button", name: "Save", selected: true }, [`expect(${save}).toHaveAttribute("aria-selected", "true")`]],
    [
      { role: "option", text: "SEO", selected: true },
      [
        'expect(view.getByRole("option", { selected: true }).filter({ hasText: "SEO" }).first()).toHaveAttribute("aria-selected", "true")',
      ],
    ],
    [{ role: "choice", name: "Name", checked: true }, [`expect(${choice}).toBeChecked()`]],
    [{ role: "choice", name: "Name", checked: false }, [`expect(${choice}).not.toBeChecked()`]],
  ])("%j", async (matcher, checks) => {
    expect(await written((user) => user.expectVisible(matcher))).toEqual(checks.map((check) => `await ${check};`));
  });

  it("keeps the order", async () => {
    expect(await written((user) => user.expectVisible("One", "Two"))).toHaveLength(2);
  });
});

describe("an absent matcher", () => {
  it.each<[matcher: Matcher, found: string]>([
    ["Well done", "view.getByText(/Well done/)"],
    [{ role: "alert" }, 'messagesIn(view, "alert")'],
    [{ role: "status", text: "Done" }, 'messagesIn(view, "status").filter({ hasText: /Done/ })'],
    [{ busy: true }, 'view.locator("[aria-busy=\\"true\\"]").or(view.and(page.locator("[aria-busy=\\"true\\"]")))'],
    // Hidden fields have labels, too.
    [
      { role: "textbox", name: "Name" },
      'view.getByLabel("Name", { exact: true }).and(page.locator("input, textarea")).filter({ visible: true })',
    ],
  ])("%j", async (matcher, found) => {
    expect(await written((user) => user.expectAbsent(matcher))).toEqual([`await expect(${found}).toHaveCount(0);`]);
  });

  it.each<[matcher: Matcher, check: string]>([
    [
      { role: "button", name: "Save", busy: false },
      'expect(view.getByRole("button", { name: "Save", exact: true }).and(page.locator(":not([aria-busy=\\"true\\"])"))).toHaveCount(0)',
    ],
    [
      { role: "choice", name: "True", checked: true },
      'expect(view.getByLabel("True", { exact: true }).and(page.locator(":checked")).filter({ visible: true })).toHaveCount(0)',
    ],
    [
      { role: "link", name: "Home", current: true },
      'expect(view.getByRole("link", { name: "Home", exact: true }).and(page.locator("[aria-current]"))).toHaveCount(0)',
    ],
    [
      { role: "button", name: "Save", disabled: true },
      'expect(view.getByRole("button", { name: "Save", exact: true }).and(page.locator(":is(:disabled, [aria-disabled=\\"true\\"])"))).toHaveCount(0)',
    ],
    [
      { role: "textbox", name: "Name", value: "Ada", disabled: false },
      'expect.poll(() => valuesOf(view.getByLabel("Name", { exact: true }).and(page.locator("input, textarea")).and(page.locator(":not([readonly], :disabled)")).filter({ visible: true }))).not.toContain("Ada")',
    ],
  ])("may be there in another state: %j", async (matcher, check) => {
    expect(await written((user) => user.expectAbsent(matcher))).toEqual([`await ${check};`]);
  });
});
