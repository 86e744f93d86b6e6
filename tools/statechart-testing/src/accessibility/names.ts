import { computeAccessibleName } from "dom-accessibility-api";
import { isLabeled, namedByContent } from "./roles";

/** One line, with single spaces, and none before punctuation. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,.:;])/g, "")
    .trim();

/** A DOM without a layout knows no styles except those of an element itself; computing them takes most of the time. */
const styleOf = (element: Element): CSSStyleDeclaration => {
  const { display = "", visibility = "" } = (element as HTMLElement).style ?? {};
  const isHidden = element.hasAttribute("hidden") || element.matches("script, style, template");
  const values: Record<string, string> = { display: isHidden ? "none" : display, visibility, content: "" };
  return { ...values, getPropertyValue: (name: string) => values[name] ?? "" } as unknown as CSSStyleDeclaration;
};

/** The options of dom-accessibility-api for such a DOM. */
export const plainStyles = { getComputedStyle: styleOf, computedStyleSupportsPseudoElements: false };

/** Roles that HTML names by an element of their own: a label, a legend, a caption, an alternative text. */
const namedByHtml = new Set([
  "combobox",
  "figure",
  "graphic",
  "group",
  "img",
  "listbox",
  "meter",
  "progressbar",
  "searchbox",
  "slider",
  "spinbutton",
  "table",
  "textbox",
]);

/** The accessible name of an element; empty if it has none. */
export function nameOf(element: Element, role: string | null): string {
  if (role === null) return tidyText(element.getAttribute("aria-label") ?? "");
  // Asking only where there can be a name saves most of the time.
  if (!isLabeled(element) && !namedByContent.has(role) && !namedByHtml.has(role)) return "";
  return tidyText(computeAccessibleName(element, plainStyles));
}
