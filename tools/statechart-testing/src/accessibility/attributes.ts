import { computeAccessibleDescription } from "dom-accessibility-api";
import { nameOf, plainStyles, tidyText } from "./names";
import { roleOf } from "./roles";

/** Attributes that become a part of the name or the description, or that hide the element. */
const elsewhere = new Set(["aria-describedby", "aria-description", "aria-hidden", "aria-label", "aria-labelledby"]);

/** ARIA attributes that point to other elements. */
const pointing = new Set([
  "aria-activedescendant",
  "aria-controls",
  "aria-details",
  "aria-errormessage",
  "aria-flowto",
  "aria-owns",
]);

/** Attributes of HTML that assistive technology, the browser's help, or the keyboard makes noticeable. */
const noticeable = ["autocomplete", "dir", "download", "inputmode", "lang", "placeholder", "tabindex", "target"];
/** Attributes that say where embedded content comes from. */
const sources = ["src", "srclang", "kind"];

const quoted = (text: string): string => `“${text}”`;

/** Ids that React generates differ with everything that is rendered before. */
const generatedId = /(?:base-ui-)?(?:_[rR]_[\da-z]+_|:[rR][\da-z]+:|«[rR][\da-z]+»)/g;
const withoutGeneratedIds = (text: string): string => text.replaceAll(generatedId, "‹id›");

/** The elements that an attribute points to, in words; an id that does not exist is a fault that must be visible. */
const targetsOf = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? "")
    .split(/\s+/)
    .filter((id) => id !== "")
    .map((id) => {
      const target = element.ownerDocument.getElementById(id);
      if (!target) return "nothing";
      const name = nameOf(target, roleOf(target));
      return `${roleOf(target) ?? target.localName}${name && ` ${quoted(name)}`}`;
    })
    .join(" and ");

function descriptionOf(element: Element): string[] {
  if (!element.hasAttribute("aria-describedby") && !element.hasAttribute("aria-description")) return [];
  const text = tidyText(computeAccessibleDescription(element, plainStyles));
  return [text === "" ? "described by nothing" : `described by ${quoted(text)}`];
}

/** States that elements of HTML have without an ARIA attribute. */
function nativeStates(element: Element): string[] {
  const { localName } = element;
  const states: string[] = [];
  if (element.matches(":disabled")) states.push("disabled");
  if (element.matches("input, select, textarea")) {
    const field = element as HTMLInputElement;
    if (field.required) states.push("required");
    if (field.readOnly) states.push("readonly");
    const isChoice = field.type === "checkbox" || field.type === "radio";
    if (isChoice && field.checked) states.push("checked");
    if (localName === "input" && !isChoice && !["text", "search"].includes(field.type))
      states.push(`type=${field.type}`);
  }
  if (localName === "option" && (element as HTMLOptionElement).selected) states.push("selected");
  if ((localName === "details" || localName === "dialog") && element.hasAttribute("open")) states.push("open");
  if (localName === "progress" || localName === "meter")
    states.push(...["value", "max"].flatMap((name) => valueOfAttribute(element, name)));
  if (element.matches("video[controls], audio[controls]")) states.push("controls");
  const level = /^h([1-6])$/.exec(localName)?.[1];
  if (level !== undefined) states.push(`level=${level}`);
  return states;
}

const valueOfAttribute = (element: Element, name: string): string[] => {
  const value = element.getAttribute(name);
  return value === null ? [] : [`${name}=${withoutGeneratedIds(value)}`];
};

function ariaStates(element: Element): string[] {
  return element
    .getAttributeNames()
    .filter((name) => name.startsWith("aria-") && !elsewhere.has(name))
    .sort()
    .map((attribute) => {
      const name = attribute.slice("aria-".length);
      if (pointing.has(attribute)) return `${name}=${targetsOf(element, attribute)}`;
      const value = element.getAttribute(attribute) ?? "";
      return value === "true" ? name : `${name}=${withoutGeneratedIds(value)}`;
    });
}

/** The states and properties of an element that users notice, apart from its name and its text; each once, in a fixed order. */
export const statesOf = (element: Element): string[] => [
  ...nativeStates(element),
  ...ariaStates(element),
  ...[...noticeable, ...sources].flatMap((name) => valueOfAttribute(element, name)),
  ...descriptionOf(element),
];

/** Where a link leads, if the element is one. */
export function targetOf(element: Element): string {
  const href = element.matches("a, area") ? element.getAttribute("href") : null;
  return href === null ? "" : withoutGeneratedIds(href);
}
