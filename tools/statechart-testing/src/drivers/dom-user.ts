import { fireEvent } from "@testing-library/dom";
import { clean, expectAbsent, expectVisible, reach, usableIn } from "./queries";
import type { Control, User } from "./user";

/** Runs an action on the page, including everything that immediately follows from it. */
export type Around = (act: () => void) => void;

/** A user of a page that a test has rendered; `around` wraps all their actions. */
export function domUser(page: HTMLElement, around: Around): User {
  const region = [page];
  const act = async (control: Control, how: (element: HTMLElement) => void, number?: number): Promise<void> => {
    const element = reach(region, control, number);
    around(() => {
      element.focus();
      how(element);
    });
  };
  let pointed: HTMLElement | null = null;
  const point = (element: HTMLElement) => {
    const before = pointed?.isConnected ? pointed : null;
    pointed = element;
    around(() => {
      if (before) fireEvent.mouseOut(before, { relatedTarget: element });
      fireEvent.mouseOver(element, { relatedTarget: before });
    });
  };
  const mark = (name: string, checked: boolean) =>
    act({ role: "choice", name }, (element) => {
      if ((element as HTMLInputElement).checked !== checked) element.click();
    });

  return {
    press: (role, name, number) => act({ role, name }, (element) => element.click(), number),
    point: async (role, name, number) => point(reach(region, { role, name }, number)),
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
    key: async (key) =>
      around(() => {
        const target = document.activeElement ?? page;
        const isFree = fireEvent.keyDown(target, { key });
        // The browser's default action, unless the page prevents it.
        if (isFree && key === "Enter" && target.tagName === "INPUT") (target as HTMLInputElement).form?.requestSubmit();
      }),
    play: (name, event) => act({ role: "video", name }, (element) => fireEvent[event](element)),
    expectVisible: async (...matchers) => expectVisible(region, matchers),
    expectAbsent: async (...matchers) => expectAbsent(region, matchers),
    controls: async () => usableIn(region),
  };
}
