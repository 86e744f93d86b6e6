import type { ElementHandle, Page } from "playwright-core";
import type { Control, User } from "./user";

/** How long an element may take to become clickable, in milliseconds. */
const timeoutMs = 2000;

/** A user of a page in a browser, with mouse and keyboard, and with the same queries as in a DOM. */
export function browserUser(page: Page): User {
  const reach = (control: Control, number?: number): Promise<ElementHandle<HTMLElement>> =>
    page.evaluateHandle(({ wanted, nth }) => statechartBridge.reach(wanted, nth), { wanted: control, nth: number });
  /** Uses the keyboard: the visible part of a radio button or a checkbox is seldom the element itself. */
  const mark = async (name: string, checked: boolean) => {
    const element = await reach({ role: "choice", name });
    if ((await element.isChecked()) === checked) return;
    await element.focus();
    await page.keyboard.press("Space");
  };
  return {
    press: async (role, name, number) => (await reach({ role, name }, number)).click({ timeout: timeoutMs }),
    point: async (role, name, number) => (await reach({ role, name }, number)).hover({ timeout: timeoutMs }),
    fill: async (name, text) => (await reach({ role: "textbox", name })).fill(text, { timeout: timeoutMs }),
    enter: async (name) => (await reach({ role: "textbox", name })).press("Enter"),
    choose: async (name, option) =>
      void (await (await reach({ role: "combobox", name })).selectOption({ label: option })),
    check: (name) => mark(name, true),
    uncheck: (name) => mark(name, false),
    key: (name) => page.keyboard.press(name),
    // The media files of a test model do not exist, so the player's events are dispatched.
    play: async (name, event) => (await reach({ role: "video", name })).dispatchEvent(event),
    expectVisible: (...matchers) => page.evaluate((all) => statechartBridge.expectVisible(all), matchers),
    expectAbsent: (...matchers) => page.evaluate((all) => statechartBridge.expectAbsent(all), matchers),
    controls: () => page.evaluate(() => statechartBridge.controls()),
  };
}
