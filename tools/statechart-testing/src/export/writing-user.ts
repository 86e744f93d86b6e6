import { UsageError } from "../cli/usage-error";
import type { Control, ControlRole, Matcher, User } from "../drivers/user";

/** A sign that is more than a text. */
type Described = Exclude<Matcher, string>;
type State = Exclude<keyof Described, "role" | "name" | "text">;

/** A text in code. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A name in code, and what else is said of it: one with punctuation may be spoken with a space before that. */
const nameOf = (name: string): { name: string; more: string } =>
  /[,.:;]/.test(name) ? { name: `named(${quoted(name)})`, more: "" } : { name: quoted(name), more: "exact: true" };

const isBusy = `[aria-busy="true"]`;
const not = (isSo: boolean): string => (isSo ? "" : "not.");

/** Roles of the user that cover several of the browser's: all of them have labels. */
const labelled: readonly string[] = ["textbox", "choice", "combobox"] satisfies ControlRole[];

type Located = Pick<Described, "name" | "selected"> & { role: string };

/** Where an element is looked for, within a locator. */
function locatorOf(part: string, { role, name, selected }: Located): string {
  if (role === "summary") return `${part}.locator("summary", { hasText: ${quoted(name ?? "")} })`;
  if (role === "video") return `${part}.locator(${quoted(`video[controls][aria-label=${quoted(name ?? "")}]`)})`;
  // A dialog may be all of the part.
  const scope = role === "dialog" ? "page" : part;
  // Of those without a name only some may be chosen.
  const chosen = selected === undefined ? "" : `, { selected: ${selected} }`;
  if (name === undefined) return `${scope}.getByRole(${quoted(role === "choice" ? "radio" : role)}${chosen})`;
  const { name: written, more } = nameOf(name);
  if (labelled.includes(role)) return `${scope}.getByLabel(${written}${more && `, { ${more} }`})`;
  return `${scope}.getByRole(${quoted(role)}, { name: ${written}${more && `, ${more}`} })`;
}

/** Everything that a sign can mean, whatever its state; what has no role only says whether it is busy. */
function candidatesOf(part: string, matcher: Matcher): string {
  if (typeof matcher === "string") return `${part}.getByText(${quoted(matcher)})`;
  const { role, text, busy } = matcher;
  const found =
    role === undefined
      ? `${part}.locator(${quoted(busy ? isBusy : `[aria-busy]:not(${isBusy})`)})`
      : locatorOf(part, { ...matcher, role });
  return text === undefined ? found : `${found}.filter({ hasText: ${quoted(text)} })`;
}

/** What has no name, and links, which lead to one place from several, may be there more than once. */
const isOne = (matcher: Matcher): boolean =>
  typeof matcher !== "string" && matcher.name !== undefined && matcher.role !== "link";

/** By state: what is expected of an element that is in it, or is not. */
const expectations: { [S in State]: (wanted: Required<Described>[S], role: string) => string } = {
  busy: (busy) => `${not(busy)}toHaveAttribute("aria-busy", "true")`,
  value: (value) => `toHaveValue(${quoted(value)})`,
  checked: (checked) => `${not(checked)}toBeChecked()`,
  selected: (selected) => `${not(selected)}toHaveAttribute("aria-selected", "true")`,
  current: (current) => `${not(current)}toHaveAttribute("aria-current")`,
  // A field that can only be read counts as switched off.
  disabled: (disabled, role) =>
    role === "textbox" ? `${not(!disabled)}toBeEditable()` : disabled ? "toBeDisabled()" : "toBeEnabled()",
};
const states = Object.keys(expectations) as State[];
const statesOf = (matcher: Described): State[] => states.filter((state) => matcher[state] !== undefined);

/** The checks that a sign is on the page. */
function checksOf(part: string, matcher: Matcher): string[] {
  const found = `${candidatesOf(part, matcher)}${isOne(matcher) ? "" : ".first()"}`;
  const expected = (what: string) => `await expect(${found}).${what};`;
  if (typeof matcher === "string") return [expected("toBeVisible()")];
  const { role } = matcher;
  if (role === undefined) return [expected("toBeAttached()")];
  const checks = statesOf(matcher).map((state) => expected(expectations[state](matcher[state] as never, role)));
  return checks.length > 0 ? checks : [expected("toBeVisible()")];
}

/** The check that a sign is not on the page. @throws {UsageError} for states that cannot be lacked */
function absenceOf(part: string, matcher: Matcher): string {
  const found = candidatesOf(part, matcher);
  if (typeof matcher === "string") return `await expect(${found}).toHaveCount(0);`;
  const { role } = matcher;
  if (role !== undefined && statesOf(matcher).length > 0)
    throw new UsageError(
      `${JSON.stringify(matcher)} cannot be written as something that is not there; name no state of it.`,
    );
  // Labels are found of what is hidden, too; other roles only of what is to be seen.
  const seen = role !== undefined && labelled.includes(role) ? ".filter({ visible: true })" : "";
  return `await expect(${found}${seen}).toHaveCount(0);`;
}

/**
 * A user who only writes down, in Playwright's words, what a user would do.
 * @param part the name of the locator of what is tested
 * @param write takes each line
 */
export function writingUser(part: string, write: (line: string) => void): User {
  const act = async (control: Control, how: string, number?: number) =>
    write(`await ${locatorOf(part, control)}${number === undefined ? "" : `.nth(${number})`}.${how};`);
  return {
    press: (role, name, number) => act({ role, name }, "click()", number),
    point: (role, name, number) => act({ role, name }, "hover()", number),
    fill: (name, text) => act({ role: "textbox", name }, `fill(${quoted(text)})`),
    enter: (name) => act({ role: "textbox", name }, `press("Enter")`),
    choose: (name, option) => act({ role: "combobox", name }, `selectOption({ label: ${quoted(option)} })`),
    check: (name) => act({ role: "choice", name }, "check()"),
    uncheck: (name) => act({ role: "choice", name }, "uncheck()"),
    key: async (name) => write(`await page.keyboard.press(${quoted(name)});`),
    play: (name, event) => act({ role: "video", name }, `dispatchEvent(${quoted(event)})`),
    expectVisible: async (...matchers) => {
      for (const matcher of matchers) for (const check of checksOf(part, matcher)) write(check);
    },
    expectAbsent: async (...matchers) => {
      for (const matcher of matchers) write(absenceOf(part, matcher));
    },
    controls: async () => {
      throw new UsageError("Written tests cannot ask which controls there are; look for signs.");
    },
  };
}
