/** A control as the user knows it: by role and name. */
export interface Control {
  role: ControlRole;
  name: string;
}
/** `textbox` is any field for text, including passwords and searches; `choice` is a radio button or a checkbox. */
export type ControlRole = "button" | "link" | "textbox" | "choice" | "combobox" | "summary" | "video";

/** An event of the browser's media player when a user operates it. */
export type MediaEvent = "play" | "pause";

/** Something on the page: a text, or an element with a role. */
export type Matcher =
  | string
  | {
      /** Any element with a busy state; it has no name. */
      role?: string;
      name?: string;
      /** A part of its text. */
      text?: string;
      /** Whether an operation that it started is in progress. */
      busy?: boolean;
      /** The value of a field. */
      value?: string;
      checked?: boolean;
      /** Whether it is selected in a list with keyboard navigation. */
      selected?: boolean;
      /** Whether it is marked as the current item. */
      current?: boolean;
      disabled?: boolean;
    };

/**
 * What a user does and sees on a page, both in a DOM and in a real browser. Acting on a control that is missing or
 * disabled is an error.
 */
export interface User {
  /** Selects one of several controls with the same name, by index from 0. */
  press(role: "button" | "link", name: string, number?: number): Promise<void>;
  /** Moves the pointer over a control, without pressing. */
  point(role: "button" | "link", name: string, number?: number): Promise<void>;
  /** Fills a field in one go. */
  fill(label: string, text: string): Promise<void>;
  /** Submits the form of a field, as Enter does. */
  enter(label: string): Promise<void>;
  /** Selects an option from a list. */
  choose(label: string, option: string): Promise<void>;
  /** Selects a radio button or a checkbox; a selected one stays selected. */
  check(label: string): Promise<void>;
  uncheck(label: string): Promise<void>;
  /** Presses a key on the focused element. */
  key(name: string): Promise<void>;
  /** Uses the controls of a media player. */
  play(label: string, event: MediaEvent): Promise<void>;
  /** @throws {Error} that names the first of these that is not on the page */
  expectVisible(...matchers: Matcher[]): Promise<void>;
  /** @throws {Error} that names the first of these that is on the page */
  expectAbsent(...matchers: Matcher[]): Promise<void>;
  /** Every control that can be used now. */
  controls(): Promise<Control[]>;
}

/** A user action for an event and its payload. */
type Deed = (user: User) => unknown;

export const sameControl = (a: Control, b: Control): boolean => a.role === b.role && a.name === b.name;
export const inWords = ({ role, name }: Control): string => `${role} "${name}"`;

/** The controls that an action uses, found without performing it. */
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
