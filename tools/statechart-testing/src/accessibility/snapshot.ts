import { statesOf, targetOf } from "./attributes";
import { nameOf, tidyText } from "./names";
import { isInline, roleOf } from "./roles";

/** What a user notices of a page, with or without seeing it. */
export interface PageSnapshot {
  /**
   * What is on the page, in reading order, one element or text per line: role, name, states, and where links lead. What
   * is in an element is indented.
   */
  lines: readonly string[];
  /** The element that has the focus, by role and name; `nothing` if none has it. */
  focus: string;
}

/** A line, and what is indented below it. */
interface Entry {
  text: string;
  below: Entry[];
}

/** What nobody perceives. An element that is only visually hidden by CSS is perceived. */
const unperceived = '[hidden], [aria-hidden="true"], [inert], script, style, template, noscript, head';
const isUnperceived = (element: Element): boolean =>
  element.matches(unperceived) || (element as HTMLElement).style?.display === "none";

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, "");

/** Whether the words of an element only repeat the name of what it labels. */
function isOwnLabel(element: Element): boolean {
  if (!element.matches("label, legend")) return false;
  const labeled = element.localName === "label" ? (element as HTMLLabelElement).control : element.parentElement;
  if (!labeled) return false;
  return withoutSpaces(nameOf(labeled, roleOf(labeled))) === withoutSpaces(element.textContent ?? "");
}

const isText = ({ text }: Entry): boolean => text.startsWith("text: ");

/** Elements within a word; around others, styles make a gap. */
const withinWords = new Set("a,abbr,b,br,code,del,em,i,ins,kbd,mark,q,s,sub,sup,time,u,wbr".split(","));
const isApart = (node: Node | null): boolean =>
  node !== null && node.nodeType === node.ELEMENT_NODE && !withinWords.has((node as Element).localName);

/** What nothing has focused. */
export const noFocus = "nothing";

class Reader {
  focus = noFocus;
  /** How often each element that can have the focus has occurred, by role and name. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly active: Element | null) {}

  /** The entries of what is in an element. */
  inside(element: Element): Entry[] {
    const entries: Entry[] = [];
    let text = "";
    const end = () => {
      const tidy = tidyText(text);
      if (tidy !== "") entries.push({ text: `text: ${tidy}`, below: [] });
      text = "";
    };
    const read = (parent: Element) => {
      for (const node of parent.childNodes) {
        if (isApart(node.previousSibling)) text += " ";
        if (node.nodeType === node.TEXT_NODE) text += node.textContent ?? "";
        if (node.nodeType !== node.ELEMENT_NODE) continue;
        const child = node as Element;
        if (isUnperceived(child)) continue;
        if (isOwnLabel(child)) {
          // A label can contain what it labels.
          const labeled = this.inside(child).filter((one) => !isText(one));
          if (labeled.length > 0) end();
          entries.push(...labeled);
          continue;
        }
        const entry = this.entryOf(child);
        if (entry) {
          end();
          entries.push(entry);
        } else if (isInline(child)) {
          if (child.localName === "br") text += " ";
          else read(child);
        } else {
          end();
          read(child);
          end();
        }
      }
    };
    read(element);
    end();
    return entries;
  }

  /** The line of an element with what is in it, or null if the element itself says nothing. */
  private entryOf(element: Element): Entry | null {
    const role = roleOf(element);
    const states = statesOf(element);
    const name = nameOf(element, role);
    if (role === null && states.length === 0 && name === "") return null;
    const label = `${role ?? element.localName}${name && ` “${name}”`}`;
    this.note(element, label);
    const target = targetOf(element);
    const head = `${label}${states.map((state) => ` [${state}]`).join("")}${target && ` → ${target}`}`;
    if (element.matches("input, textarea"))
      return { text: `${head}${fieldText(element as HTMLInputElement)}`, below: [] };
    const below = this.inside(element);
    const [only, ...others] = below;
    if (only && others.length === 0 && isText(only)) {
      const text = only.text.slice("text: ".length);
      return { text: text === name ? head : `${head}: ${text}`, below: [] };
    }
    return { text: head, below };
  }

  private note(element: Element, label: string): void {
    const count = (this.counts.get(label) ?? 0) + 1;
    this.counts.set(label, count);
    if (element === this.active) this.focus = count > 1 ? `${label} (${count})` : label;
  }
}

/** What a user has typed into a field or chosen in it. */
function fieldText(field: HTMLInputElement): string {
  if (["checkbox", "radio", "file"].includes(field.type) || field.value === "") return "";
  return `: ${JSON.stringify(field.value)}`;
}

function* linesOf(entries: readonly Entry[], indent = ""): Generator<string> {
  for (const { text, below } of entries) {
    yield `${indent}${text}`;
    yield* linesOf(below, `${indent}  `);
  }
}

/** The focused element; null if none is, or if it is disabled: browsers take the focus away from it. */
export function focusedIn({ activeElement, body }: Document): Element | null {
  if (!activeElement?.isConnected || activeElement === body || activeElement.matches(":disabled")) return null;
  return activeElement;
}

/** Takes an accessible snapshot of a page: everything that assistive technology would tell about it, and the focus. */
export function snapshotOf(page: Element): PageSnapshot {
  const active = focusedIn(page.ownerDocument);
  const reader = new Reader(active);
  const lines = [...linesOf(reader.inside(page))];
  // An element that says nothing, or is hidden, can have the focus, too.
  const focus = active && reader.focus === noFocus ? `a hidden ${active.localName}` : reader.focus;
  return { lines, focus };
}
