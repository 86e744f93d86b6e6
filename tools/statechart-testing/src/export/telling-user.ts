import { UsageError } from "../cli/usage-error";
import type { User } from "../drivers/user";
import { absenceOf, type Fact, factsOf } from "./facts";
import { cited, ended, lengthOf } from "./sentences";

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** Which of several controls with the same name: `the second `. */
const which = (number: number | undefined): string =>
  number === undefined ? "" : `the ${ordinals[number] ?? `${number + 1}th`} `;

/** Keys that are called otherwise on a keyboard. */
const keys: Record<string, string> = {
  ArrowUp: "the up arrow key",
  ArrowDown: "the down arrow key",
  ArrowLeft: "the left arrow key",
  ArrowRight: "the right arrow key",
  Escape: "Esc",
  " ": "the space bar",
};
const keyName = (name: string): string => keys[name] ?? (name.length === 1 ? `the key ${cited(name)}` : name);

/** What a page object did, in words. */
export interface Telling {
  /** A sentence for each action. */
  actions: string[];
  /** What it looked for. */
  facts: Fact[];
}

/** A user that notes, in words for people, what it is told to do and to look for. */
export function tellingUser(): Telling & { user: User } {
  const actions: string[] = [];
  const facts: Fact[] = [];
  const act = async (clause: string) => void actions.push(ended(clause));
  const control = (role: "button" | "link", name: string, number?: number) =>
    `${which(number)}${role === "link" ? `${number === undefined ? "the " : ""}link ` : ""}${cited(name)}`;
  const user: User = {
    press: (role, name, number) => act(`Click ${control(role, name, number)}`),
    point: (role, name, number) => act(`Point at ${control(role, name, number)}`),
    fill: (label, text) => {
      const field = `the field ${cited(label)}`;
      if (text === "") return act(`Empty ${field}`);
      const typed = text.trim() === "" ? "only a space" : `${cited(text)}${lengthOf(text)}`;
      return act(`Type ${typed} into ${field}`);
    },
    enter: (label) => act(`Press Enter in the field ${cited(label)}`),
    choose: (label, option) => act(`Choose ${cited(option)} from the drop-down list ${cited(label)}`),
    check: (label) => act(`Select ${cited(label)}`),
    uncheck: (label) => act(`Clear the selection of ${cited(label)}`),
    key: (name) => act(`Press ${keyName(name)}`),
    play: (label, event) => act(`${event === "play" ? "Play" : "Pause"} the video ${cited(label)}`),
    expectVisible: async (...matchers) => void facts.push(...matchers.flatMap(factsOf)),
    expectAbsent: async (...matchers) => void facts.push(...matchers.map(absenceOf)),
    controls: async () => {
      throw new UsageError("Written tests cannot ask which controls there are; look for signs.");
    },
  };
  return { user, actions, facts };
}
