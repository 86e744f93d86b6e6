import { nameOf } from "../accessibility/names";
import { roleOf } from "../accessibility/roles";
import { focusedIn } from "../accessibility/snapshot";
import { type Step, stepLabel } from "../simulator/step";
import { placeOf, type RunningMachine, statesOf, type Used } from "./drift";
import type { Screen } from "./screen-tests";

/** What an allowed loss of the focus calls a step: without its case, because the page is the same for each. */
function subjectOf(step: Step): string {
  if (step.kind === "time") return "time";
  return step.kind === "event" ? stepLabel({ ...step, case: "" }) : stepLabel(step);
}

const labelOf = (element: Element): string => {
  const role = roleOf(element);
  const name = nameOf(element, role);
  return `${role ?? element.localName}${name && ` “${name}”`}`;
};

/** Notices when a step takes the focus from a control and gives it to no other: keyboard users lose their place. */
export class FocusWatch {
  /** The last element with the focus in the current step; null if there was none. */
  private held: string | null = null;
  private step: Step | null = null;
  private states: ReadonlySet<string> = new Set();
  private place = "";
  private readonly note = ({ target }: Event) => {
    this.held = labelOf(target as Element);
  };

  constructor(private readonly document: Document) {
    document.addEventListener("focusin", this.note, true);
  }

  /** Called before each step, with the machines that are running. */
  before(step: Step, players: readonly RunningMachine[]): void {
    const focused = focusedIn(this.document);
    this.held = focused && labelOf(focused);
    this.step = step;
    this.states = new Set(players.flatMap(({ snapshot }) => statesOf(snapshot)));
    this.place = players.map(({ snapshot }) => placeOf(snapshot)).join(" + ");
  }

  /** What was lost in the last step without being allowed, as a sentence. */
  lost({ losesFocus }: Screen, used: Used): string[] {
    const { held, step } = this;
    if (!step || held === null || focusedIn(this.document)) return [];
    const subject = subjectOf(step);
    const allowed = losesFocus.find(
      ({ after, in: states }) => after === subject && (states?.some((id) => this.states.has(id)) ?? true),
    );
    if (allowed) used.add(allowed);
    return allowed
      ? []
      : [`LOST FOCUS of ${held} in ${this.place}: after ${stepLabel(step)}, nothing on the page has it`];
  }

  stop(): void {
    this.document.removeEventListener("focusin", this.note, true);
  }
}
