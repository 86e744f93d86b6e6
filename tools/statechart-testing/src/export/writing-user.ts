import { UsageError } from "../cli/usage-error";
import type { Control, ControlRole, Matcher, User } from "../drivers/user";

/** A matcher that is not just a text. */
type Described = Exclude<Matcher, string>;
type State = Exclude<keyof Described, "role" | "name" | "text">;

/** A string literal. */
export const quoted = (text: string): string => JSON.stringify(text);

/** Browsers add spaces to names: before punctuation, and between the blocks of a control. */
const mayHaveSpaces = /[,.:;]|[\p{Ll}\d)]\p{Lu}/u;

/** A name in code, with its options. A name to which browsers may add spaces becomes a pattern. */
const nameOf = (name: string): { name: string; more: string } =>
  mayHaveSpaces.test(name) ? { name: `named(${quoted(name)})`, more: "" } : { name: quoted(name), more: "exact: true" };

const isBusy = `[aria-busy="true"]`;
const isSelected = `[aria-selected="true"]`;
const not = (isSo: boolean): string => (isSo ? "" : "not.");

/** Roles of the user that cover several browser roles; all of them have labels. */
const labelled: readonly string[] = ["textbox", "choice"] satisfies ControlRole[];

type Located = Pick<Described, "name" | "selected"> & { role: string };

/** The elements of a role, within a locator. */
function locatorOf(part: string, { role, name, selected }: Located): string {
  if (role === "summary") return `${part}.locator("summary", { hasText: ${quoted(name ?? "")} })`;
  if (role === "video" && name === undefined) return `${part}.locator("video[controls]")`;
  if (role === "video") return `${part}.locator(${quoted(`video[controls][aria-label=${quoted(name ?? "")}]`)})`;
  // The part itself can be a message.
  if (name === undefined && (role === "alert" || role === "status")) return `messagesIn(${part}, ${quoted(role)})`;
  // The part itself can be a dialog.
  const scope = role === "dialog" ? "page" : part;
  // Without a name, only some of them may match.
  const chosen = selected === undefined ? "" : `, { selected: ${selected} }`;
  if (name === undefined) return `${scope}.getByRole(${quoted(role === "choice" ? "radio" : role)}${chosen})`;
  const { name: written, more } = nameOf(name);
  if (labelled.includes(role)) {
    const label = `getByLabel(${written}${more && `, { ${more} }`})`;
    // The section around a field may have the same label.
    return `${scope}.${label}${role === "textbox" ? '.and(page.locator("input, textarea"))' : ""}`;
  }
  return `${scope}.getByRole(${quoted(role)}, { name: ${written}${more && `, ${more}`} })`;
}

/** The elements of a selector in a part, or the part itself. */
const withinOrSelf = (part: string, selector: string): string =>
  `${part}.locator(${selector}).or(${part}.and(page.locator(${selector})))`;

/** A pattern for a text: unlike Playwright's texts, it distinguishes upper and lower case. */
const patternOf = (text: string): string => String(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));

/**
 * Everything that a matcher can match, in any state; without a role, it only checks `busy`.
 * @param written a text as code
 */
function candidatesOf(part: string, matcher: Matcher, written = quoted): string {
  if (typeof matcher === "string") return `${part}.getByText(${written(matcher)})`;
  const { role, text, busy } = matcher;
  const found =
    role === undefined
      ? withinOrSelf(part, quoted(busy ? isBusy : `[aria-busy]:not(${isBusy})`))
      : locatorOf(part, { ...matcher, role });
  return text === undefined ? found : `${found}.filter({ hasText: ${written(text)} })`;
}

/** By state: the assertion for an element that is in it, or is not. */
const expectations: { [S in State]: (wanted: Required<Described>[S], role: string) => string } = {
  busy: (busy) => `${not(busy)}toHaveAttribute("aria-busy", "true")`,
  value: (value) => `toHaveValue(${quoted(value)})`,
  checked: (checked) => `${not(checked)}toBeChecked()`,
  selected: (selected) => `${not(selected)}toHaveAttribute("aria-selected", "true")`,
  current: (current) => `${not(current)}toHaveAttribute("aria-current")`,
  // Read-only fields count as disabled.
  disabled: (disabled, role) =>
    role === "textbox" ? `${not(!disabled)}toBeEditable()` : disabled ? "toBeDisabled()" : "toBeEnabled()",
};
const states = Object.keys(expectations) as State[];
const statesOf = (matcher: Described): State[] => states.filter((state) => matcher[state] !== undefined);

/** Whether the state of an element is checked: several may be visible, but only one has a name and is not a link. */
const isOne = (matcher: Matcher): boolean =>
  typeof matcher !== "string" && matcher.name !== undefined && matcher.role !== "link" && statesOf(matcher).length > 0;

/** The assertions that a matcher is visible. */
function checksOf(part: string, matcher: Matcher): string[] {
  const found = `${candidatesOf(part, matcher)}${isOne(matcher) ? "" : ".first()"}`;
  const expected = (what: string) => `await expect(${found}).${what};`;
  if (typeof matcher === "string") return [expected("toBeVisible()")];
  const { role } = matcher;
  if (role === undefined) return [expected("toBeAttached()")];
  const checks = statesOf(matcher).map((state) => expected(expectations[state](matcher[state] as never, role)));
  return checks.length > 0 ? checks : [expected("toBeVisible()")];
}

/** By state: narrows a locator to the elements that are in it, or are not. */
const narrowings: { [S in Exclude<State, "value">]: (wanted: Required<Described>[S], role: string) => string } = {
  busy: (busy) => (busy ? isBusy : `:not(${isBusy})`),
  checked: (checked) => (checked ? ":checked" : ":not(:checked)"),
  selected: (selected) => (selected ? isSelected : `:not(${isSelected})`),
  current: (current) => (current ? "[aria-current]" : ":not([aria-current])"),
  disabled: (disabled, role) => {
    const isIdle = role === "textbox" ? "[readonly], :disabled" : `:disabled, [aria-disabled="true"]`;
    return disabled ? `:is(${isIdle})` : `:not(${isIdle})`;
  },
};

/** The assertion that nothing on the page matches: an element in another state may be there. */
function absenceOf(part: string, matcher: Matcher): string {
  const found = candidatesOf(part, matcher, patternOf);
  if (typeof matcher === "string" || matcher.role === undefined) return `await expect(${found}).toHaveCount(0);`;
  const { role, value } = matcher;
  const narrowed = statesOf(matcher)
    .filter((state) => state !== "value")
    .map((state) => `.and(page.locator(${quoted(narrowings[state](matcher[state] as never, role))}))`);
  // Labels also match hidden elements; other roles match only visible ones.
  const seen = labelled.includes(role) ? ".filter({ visible: true })" : "";
  const rest = `${found}${narrowed.join("")}${seen}`;
  if (value === undefined) return `await expect(${rest}).toHaveCount(0);`;
  return `await expect.poll(() => valuesOf(${rest})).not.toContain(${quoted(value)});`;
}

/** A control to act on. A link in a list of suggestions has the role of an option. */
const controlOf = (part: string, control: Control): string =>
  control.role === "link"
    ? `${locatorOf(part, control)}.or(${locatorOf(part, { ...control, role: "option" })})`
    : locatorOf(part, control);

/**
 * A user that writes actions down as Playwright code instead of performing them.
 * @param part the name of the locator for the part under test
 * @param write receives each line
 */
export function writingUser(part: string, write: (line: string) => void): User {
  const act = async (control: Control, how: string, number?: number) =>
    write(`await ${controlOf(part, control)}${number === undefined ? "" : `.nth(${number})`}.${how};`);
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
