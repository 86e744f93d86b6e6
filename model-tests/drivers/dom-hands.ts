import { fireEvent, queryAllByRole } from "@testing-library/dom";
import { type Control, type ControlRole, type Hands, inWords, type Sign, sameControl } from "./hands";

/** Lets something happen on the page, with everything that follows from it at once. */
export type Around = (act: () => void) => void;

const usable = "button, a[href], input, select, textarea, summary, video[controls]";

/** What nobody can get at: hidden, or behind a dialog. */
const isOutOfReach = (element: Element): boolean =>
  element.closest('[aria-hidden="true"], [inert], [hidden], noscript') !== null;

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

/** Taking nothing: switched off, waiting for what it started, or a field that can only be read. */
const isIdle = (element: Element): boolean =>
  element.matches(":disabled, fieldset:disabled *, [aria-disabled='true']") ||
  (roleOf(element) === "textbox" && (element as HTMLInputElement).readOnly);

const clean = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();

/** A name as it is compared: what is hidden from the eye is set off by a space in one engine and not in another. */
const tidy = (name: string | null): string => clean(name).replace(/ (?=[,.:;])/g, "");

/** The roles that Testing Library knows the names of; fields for passwords have none. */
const named = ["button", "link", "textbox", "searchbox", "radio", "checkbox", "combobox"];

/** The accessible names of a page's controls. */
function namesIn(page: Element): Map<Element, string> {
  const names = new Map<Element, string>();
  const keep = (name: string, element: Element) => {
    names.set(element, tidy(name));
    return true;
  };
  for (const role of named) queryAllByRole(page as HTMLElement, role, { hidden: true, name: keep });
  return names;
}

const ownName = (element: Element): string =>
  tidy(
    element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent,
  );

interface Found extends Control {
  element: HTMLElement;
}

function controlsIn(page: Element): Found[] {
  const names = namesIn(page);
  return [...page.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => !isOutOfReach(element) && (element as HTMLInputElement).type !== "hidden")
    .map((element) => ({ element, role: roleOf(element), name: names.get(element) ?? ownName(element) }));
}

/** What a person reads: neither code nor what is put away. */
function textOf(element: Element): string {
  if (element.matches("script, style, noscript, [hidden]")) return "";
  return [...element.childNodes]
    .map((node) => (node.nodeType === node.TEXT_NODE ? node.textContent : textOf(node as Element)))
    .join("");
}

function isOn(page: Element, sign: Sign): boolean {
  if (typeof sign === "string") return clean(textOf(page)).includes(sign);
  const { role, name, text, busy, value, checked, disabled } = sign;
  const candidates =
    role === undefined
      ? [...page.querySelectorAll("[aria-busy]")].map((element) => ({ element }))
      : ["choice", "video", "combobox"].includes(role) || (role === "textbox" && name !== undefined)
        ? controlsIn(page).filter((control) => control.role === role && (name === undefined || control.name === name))
        : queryAllByRole(page as HTMLElement, role, {
            hidden: true,
            ...(name !== undefined && { name: (one: string) => tidy(one) === name }),
          })
            .filter((element) => !isOutOfReach(element))
            .map((element) => ({ element }));
  return candidates.some(({ element }) => {
    const input = element as HTMLInputElement;
    return (
      (text === undefined || clean(textOf(element)).includes(text)) &&
      (busy === undefined || (element.getAttribute("aria-busy") === "true") === busy) &&
      (value === undefined || input.value === value) &&
      (checked === undefined || input.checked === checked) &&
      (disabled === undefined || isIdle(element) === disabled)
    );
  });
}

/** Hands on a page that a test has rendered; `around` is told of everything they do. */
export function domHands(page: HTMLElement, around: Around): Hands {
  /** The control, which must be there once and take what is done with it. */
  function reach(wanted: Control, number?: number): HTMLElement {
    const all = controlsIn(page).filter((control) => sameControl(control, wanted));
    const found = all[number ?? 0];
    if (!found) throw new Error(`There is no ${inWords(wanted)}.`);
    if (all.length > 1 && number === undefined) throw new Error(`There are several of ${inWords(wanted)}.`);
    if (isIdle(found.element)) throw new Error(`The ${inWords(wanted)} takes nothing.`);
    return found.element;
  }
  const act = async (control: Control, how: (element: HTMLElement) => void, number?: number): Promise<void> => {
    const element = reach(control, number);
    around(() => {
      element.focus();
      how(element);
    });
  };
  const mark = (name: string, checked: boolean) =>
    act({ role: "choice", name }, (element) => {
      if ((element as HTMLInputElement).checked !== checked) element.click();
    });

  return {
    press: (role, name, number) => act({ role, name }, (element) => element.click(), number),
    fill: (name, value) =>
      act({ role: "textbox", name }, (element) => {
        fireEvent.input(element, { target: { value } });
      }),
    enter: (name) => act({ role: "textbox", name }, (element) => (element as HTMLInputElement).form?.requestSubmit()),
    choose: (name, option) =>
      act({ role: "combobox", name }, (element) => {
        const { options } = element as HTMLSelectElement;
        const chosen = [...options].find((one) => clean(one.textContent) === option);
        if (!chosen) throw new Error(`The list "${name}" does not offer "${option}".`);
        fireEvent.change(element, { target: { value: chosen.value } });
      }),
    check: (name) => mark(name, true),
    uncheck: (name) => mark(name, false),
    key: async (key) => around(() => fireEvent.keyDown(document.activeElement ?? page, { key })),
    play: (name, event) => act({ role: "video", name }, (element) => fireEvent[event](element)),
    see: async (...signs) => {
      const missed = signs.find((sign) => !isOn(page, sign));
      if (missed === undefined) return;
      const controls = controlsIn(page).map(inWords).join(", ");
      throw new Error(`${JSON.stringify(missed)} is not on the page: ${clean(textOf(page))} (${controls})`);
    },
    lack: async (...signs) => {
      const seen = signs.find((sign) => isOn(page, sign));
      if (seen !== undefined) throw new Error(`${JSON.stringify(seen)} should not be on the page.`);
    },
    controls: async () =>
      controlsIn(page)
        .filter(({ element }) => !isIdle(element))
        .map(({ role, name }) => ({ role, name })),
  };
}
