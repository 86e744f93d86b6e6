/** What a person can act on, as they know it: by its kind and its name. */
export interface Control {
  role: ControlRole;
  name: string;
}
/** `textbox` is every field that takes text, also for passwords and searches; `choice` a radio button or a checkbox. */
export type ControlRole = "button" | "link" | "textbox" | "choice" | "combobox" | "summary" | "video";

/** What the browser's player tells of itself when a person uses it. */
export type MediaEvent = "play" | "pause";

/** Something that is on the page: a text, or an element by its role. */
export type Matcher =
  | string
  | {
      /** Anything that says whether it is busy, without one. */
      role?: string;
      name?: string;
      /** A part of its text. */
      text?: string;
      /** Something that it started is under way. */
      busy?: boolean;
      /** What a field holds. */
      value?: string;
      checked?: boolean;
      /** Marked as chosen, in a list that keys go through. */
      selected?: boolean;
      /** Marked as where one stands. */
      current?: boolean;
      disabled?: boolean;
    };

/**
 * What a person does on a page and sees there: the same for a DOM and a real browser. A control that is not there, or
 * that takes nothing, is an error.
 */
export interface User {
  /** Of several that bear one name, the one with this number, from 0. */
  press(role: "button" | "link", name: string, number?: number): Promise<void>;
  /** Rests the pointer on something, without pressing. */
  point(role: "button" | "link", name: string, number?: number): Promise<void>;
  /** Puts a text into a field, in one go. */
  fill(label: string, text: string): Promise<void>;
  /** Sends the form that a field stands in, as Enter does. */
  enter(label: string): Promise<void>;
  /** Picks from a list. */
  choose(label: string, option: string): Promise<void>;
  /** Marks a radio button or a checkbox; one that is marked stays so. */
  check(label: string): Promise<void>;
  uncheck(label: string): Promise<void>;
  /** Presses a key where the focus is. */
  key(name: string): Promise<void>;
  /** Uses the controls of a player. */
  play(label: string, event: MediaEvent): Promise<void>;
  /** @throws {Error} which names the first of these that is not on the page */
  expectVisible(...matchers: Matcher[]): Promise<void>;
  /** @throws {Error} which names the first of these that is on the page and should not be */
  expectAbsent(...matchers: Matcher[]): Promise<void>;
  /** Every control that can be used now. */
  controls(): Promise<Control[]>;
}

/** Something done by a user, and what the event carries. */
type Deed = (user: User) => unknown;

export const sameControl = (a: Control, b: Control): boolean => a.role === b.role && a.name === b.name;
export const inWords = ({ role, name }: Control): string => `${role} "${name}"`;

/** The controls that something is done with, found out without doing it. */
export async function controlsOf(deed: Deed): Promise<Control[]> {
  const controls: Control[] = [];
  const reach = async (role: ControlRole, name: string) => {
    controls.push({ role, name });
  };
  const nothing = async () => undefined;
  await deed({
    press: reach,
    point: reach,
    fill: (label) => reach("textbox", label),
    enter: (label) => reach("textbox", label),
    choose: (label) => reach("combobox", label),
    check: (label) => reach("choice", label),
    uncheck: (label) => reach("choice", label),
    play: (label) => reach("video", label),
    key: nothing,
    expectVisible: nothing,
    expectAbsent: nothing,
    controls: async () => [],
  });
  return controls;
}
