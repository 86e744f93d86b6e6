import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { plainStyles } from "../accessibility/names";
import { type Control, type ControlRole, inWords, type Matcher, sameControl } from "./user";

/** The part of a document to search: usually one element, or several that show one machine. */
export type Region = readonly Element[];

const usable = "button, a[href], input, select, textarea, summary, video[controls]";

/** Whether there is a layout: in a DOM without one, only elements themselves have styles, and computing them is slow. */
const hasLayout = ({ ownerDocument }: Element): boolean => ownerDocument.documentElement.clientWidth > 0;

/** Whether an element makes all that is in it unreachable. */
const isClosed = (element: Element): boolean =>
  element.hasAttribute("hidden") ||
  element.hasAttribute("inert") ||
  element.getAttribute("aria-hidden") === "true" ||
  element.localName === "noscript" ||
  /display:\s*none/.test(element.getAttribute("style") ?? "");

/** Unreachable elements: hidden, or behind a dialog. A selector for all of them takes most of the time of a search. */
function isOutOfReach(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) if (isClosed(around)) return true;
  return hasLayout(element) && element.checkVisibility?.({ visibilityProperty: true }) === false;
}

function roleOf(element: Element): ControlRole {
  switch (element.tagName) {
    case "A":
      return "link";
    case "SELECT":
      return "combobox";
    case "SUMMARY":
      return "summary";
    case "VIDEO":
      return "video";
    case "BUTTON":
      return "button";
    default:
      return ["radio", "checkbox"].includes((element as HTMLInputElement).type) ? "choice" : "textbox";
  }
}

/** Elements that accept no input: disabled, busy, or read-only. */
export const isIdle = (element: Element): boolean =>
  element.matches(":disabled, fieldset:disabled *, [aria-disabled='true']") ||
  (roleOf(element) === "textbox" && (element as HTMLInputElement).readOnly);

export const clean = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

/** Normalizes a name: only some engines add a space around visually hidden text. */
const tidy = (name: string | null): string => clean(name).replace(/ (?=[,.:;])/g, "");

/** The roles that have accessible names; password fields have no role. */
const named = ["button", "link", "textbox", "searchbox", "radio", "checkbox", "combobox"];

/** An element and all that are in it. */
const allIn = (page: Element): HTMLElement[] => [page as HTMLElement, ...page.querySelectorAll<HTMLElement>("*")];

/** The accessible name. Testing Library would ask for computed styles, which takes most of the time. */
const accessibleName = (element: HTMLElement): string =>
  tidy(
    computeAccessibleName(element, hasLayout(element) ? { computedStyleSupportsPseudoElements: false } : plainStyles),
  );

/** The name of a control. Searching the page for each role, as Testing Library does, takes several times as long. */
function nameIn(element: HTMLElement): string {
  const role = getRole(element);
  if (role === null || !named.includes(role))
    return tidy(
      element.getAttribute("aria-label") ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    );
  return accessibleName(element);
}

export interface Found extends Control {
  element: HTMLElement;
}

/** Every visible control, enabled or not; an element of the region can be one itself. */
export function controlsIn(region: Region): Found[] {
  return region
    .flatMap((page) => [
      ...(page.matches(usable) ? [page as HTMLElement] : []),
      ...page.querySelectorAll<HTMLElement>(usable),
    ])
    .filter((element) => !isOutOfReach(element) && (element as HTMLInputElement).type !== "hidden")
    .map((element) => ({ element, role: roleOf(element), name: nameIn(element) }));
}

const withoutText = new Set(["script", "style", "noscript"]);

/** The text that a user reads: no code, nothing hidden. */
function textOf(element: Element): string {
  if (withoutText.has(element.localName) || element.hasAttribute("hidden")) return "";
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return node.textContent;
      // React leaves comments between what it renders.
      return node.nodeType === node.ELEMENT_NODE ? textOf(node as Element) : "";
    })
    .join("");
}

/** The texts that a user reads, apart from each other: one for each run of text without another element. */
const textsOf = (element: Element): string[] =>
  withoutText.has(element.localName) || element.hasAttribute("hidden")
    ? []
    : [...element.childNodes].flatMap((node) => {
        if (node.nodeType === node.TEXT_NODE) return [clean(node.textContent)];
        return node.nodeType === node.ELEMENT_NODE ? textsOf(node as Element) : [];
      });

/** How much of a page a message tells. */
const [maxTextLength, maxTexts] = [80, 40];
const shortened = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;

/** What is on a page, for a message: one text per line. */
function pageText(region: Region): string {
  const texts = region.flatMap(textsOf).filter((text) => text !== "");
  const more = texts.length > maxTexts ? [`… and ${texts.length - maxTexts} more texts`] : [];
  return [...texts.slice(0, maxTexts).map(shortened), ...more].map((line) => `\n    ${line}`).join("");
}

const wordsOf = (region: Region): string => clean(region.map(textOf).join(" "));

/** Whether a matcher matches something visible. */
function isOn(region: Region, matcher: Matcher): boolean {
  if (typeof matcher === "string") return wordsOf(region).includes(matcher);
  const { role, name, text, busy, value, checked, selected, current, disabled } = matcher;
  const candidates =
    role === undefined
      ? region
          .flatMap(allIn)
          .filter((element) => element.hasAttribute("aria-busy"))
          .map((element) => ({ element }))
      : ["choice", "video", "combobox"].includes(role) || (role === "textbox" && name !== undefined)
        ? controlsIn(region).filter((control) => control.role === role && (name === undefined || control.name === name))
        : region
            .flatMap(allIn)
            .filter(
              (element) =>
                getRole(element) === role &&
                !isOutOfReach(element) &&
                (name === undefined || accessibleName(element) === name),
            )
            .map((element) => ({ element }));
  return candidates.some(({ element }) => {
    const input = element as HTMLInputElement;
    return (
      (text === undefined || clean(textOf(element)).includes(text)) &&
      (busy === undefined || (element.getAttribute("aria-busy") === "true") === busy) &&
      (value === undefined || input.value === value) &&
      (checked === undefined || input.checked === checked) &&
      (selected === undefined || (element.getAttribute("aria-selected") === "true") === selected) &&
      (current === undefined || element.hasAttribute("aria-current") === current) &&
      (disabled === undefined || isIdle(element) === disabled)
    );
  });
}

/** Finds a control, which must be unique and enabled. @throws {Error} if it is not */
export function reach(region: Region, wanted: Control, number?: number): HTMLElement {
  const all = controlsIn(region).filter((control) => sameControl(control, wanted));
  const found = all[number ?? 0];
  if (!found) throw new Error(`There is no ${inWords(wanted)}.`);
  if (all.length > 1 && number === undefined)
    throw new Error(`The page has ${all.length} of ${inWords(wanted)}; say which one, by its number.`);
  if (isIdle(found.element)) throw new Error(`The ${inWords(wanted)} is disabled or read-only.`);
  return found.element;
}

/** @throws {Error} that names the first of these that is not visible, and what is visible */
export function expectVisible(region: Region, matchers: readonly Matcher[]): void {
  const missed = matchers.find((matcher) => !isOn(region, matcher));
  if (missed === undefined) return;
  const controls = controlsIn(region).map(inWords).map(shortened).join(", ");
  throw new Error(
    `${JSON.stringify(missed)} is not on the page, which shows:${pageText(region) || " nothing"}\n  and has: ${controls || "no control"}`,
  );
}

/** @throws {Error} that names the first of these that is visible */
export function expectAbsent(region: Region, matchers: readonly Matcher[]): void {
  const seen = matchers.find((matcher) => isOn(region, matcher));
  if (seen !== undefined) throw new Error(`${JSON.stringify(seen)} should not be on the page.`);
}

/** Every control that can be used now. */
export const usableIn = (region: Region): Control[] =>
  controlsIn(region)
    .filter(({ element }) => !isIdle(element))
    .map(({ role, name }) => ({ role, name }));
