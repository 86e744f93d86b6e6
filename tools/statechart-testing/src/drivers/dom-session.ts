import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import { snapshotOf } from "../accessibility/snapshot";
import { stateText } from "../cli/names";
import type { TestModel } from "../model/test-model";
import type { Shown } from "../screen-approval/screen-file";
import { type Player, Simulator } from "../simulator/simulator";
import { type Step, stepLabel, type Taken } from "../simulator/step";
import { domUser } from "./dom-user";
import { driftOf, isOutOfReach, placeOf, statesOf, type Used } from "./drift";
import type { Observation, Session } from "./driver";
import { breathe, eventually } from "./eventually";
import { FocusWatch } from "./focus-watch";
import { LeakWatch } from "./leak-watch";
import type { Mount, Mounted } from "./mount";
import { inContext, lasting } from "./reports";
import { allowedDifferenceFor, isOfWorld, type Part, partFor, type Screen } from "./screen-tests";
import { controlsOf, sameControl, type User } from "./user";

/** How often a closed view is looked at until it has cleaned up, every 10 ms. */
const cleanUpAttempts = 20;

export type EventStep = Extract<Step, { kind: "event" }>;

/** The name of an event, with the child that takes it. */
export const nameOf = ({ actor, type }: EventStep): string => (actor === "" ? type : `${actor}: ${type}`);

/** The inputs of a machine's running actors. */
const askedOf = ({ children }: AnyMachineSnapshot): [string, unknown][] =>
  Object.entries(children as Record<string, AnyActorRef>).map(([id, actor]) => [
    `input of ${id}`,
    (actor.getSnapshot() as { input?: unknown }).input,
  ]);

/** The memory of a machine and its children, by name. */
function memoryOf(simulator: Simulator): Map<string, string> {
  const entries = simulator
    .players()
    .flatMap(({ name, snapshot }) =>
      [...Object.entries(snapshot.context as object), ...askedOf(snapshot)].map(([key, value]): [string, unknown] => [
        `${name && `${name}: `}${key}`,
        value,
      ]),
    );
  const all: [string, unknown][] = [
    ["place", simulator.key()],
    ["effects", simulator.effects],
    ["emitted", simulator.emitted],
    ...entries,
  ];
  return new Map(all.map(([key, value]) => [key, JSON.stringify(value) ?? ""]));
}

/** The differences between the memory of a machine and of its twin. */
function differences(simulator: Simulator, twin: Simulator): string[] {
  const [own, meant] = [memoryOf(simulator), memoryOf(twin)];
  return [...new Set([...own.keys(), ...meant.keys()])]
    .filter((key) => own.get(key) !== meant.get(key))
    .map((key) => `${key}: ${own.get(key)} instead of ${meant.get(key)}`);
}

/** A screen whose view a user operates, and a twin without a view that performs the same steps. */
export class DomSession implements Session {
  /** Steps that the page did not offer, as expected. */
  readonly withheld: string[] = [];
  /** Steps that a user could not perform and that were sent to the machine: behind a dialog, or allowed. */
  readonly past: string[] = [];
  /** Events that the user caused. */
  readonly byHand = new Set<string>();
  /** What the view has left behind now that it is closed, in words: listeners, and subscriptions to its machine. */
  left: readonly string[] = [];
  private readonly path: string[] = [];
  private readonly focus: FocusWatch;
  private done: Taken;

  private constructor(
    private readonly screen: Screen,
    private readonly simulator: Simulator,
    private readonly twin: Simulator,
    private readonly page: Mounted,
    private readonly user: User,
    private readonly leaks: LeakWatch,
    /** The allowed differences and ignored controls that were needed. */
    private readonly used: Used,
    /** How long the page may take to show something, in real milliseconds. */
    readonly timeoutMs: number | undefined,
  ) {
    this.focus = new FocusWatch(page.body.ownerDocument);
    const { states, transitions, guards } = simulator.first;
    this.done = { states: [...states], transitions: [...transitions], guards: [...guards] };
  }

  /**
   * Opens a screen at the start of an input. The test model may be a mutant of the screen's. `timeoutMs` is how long
   * the page may take to show something, in milliseconds, if not as long as its mount says.
   */
  static async open(
    screen: Screen,
    mount: Mount,
    testModel: TestModel,
    input: string,
    { used = new Set(), timeoutMs }: { used?: Used | undefined; timeoutMs?: number | undefined } = {},
  ): Promise<DomSession> {
    const simulator = new Simulator(testModel, input);
    const leaks = new LeakWatch(document, simulator.subject);
    const page = await mount(screen.render(simulator.subject), simulator.subject);
    const user = domUser(page.body, (play) => page.during(() => void simulator.noting(play)));
    const twin = new Simulator(screen.testModel, input);
    return new DomSession(screen, simulator, twin, page, user, leaks, used, timeoutMs ?? page.timeoutMs);
  }

  /** Records what a machine did. */
  private note({ states, transitions, guards }: Taken): void {
    this.done.states.push(...states);
    this.done.transitions.push(...transitions);
    this.done.guards.push(...guards);
  }

  /**
   * User actions count as the twin performed them: the user may take a detour to the same place, and a page need not
   * offer what its machine would ignore.
   */
  taken(): Taken {
    const taken = this.done;
    this.done = { states: [], transitions: [], guards: [] };
    return { ...taken, guards: [...new Set(taken.guards)] };
  }

  /** Performs a step: as the user if there is a control, else in the simulator (environment, outcomes, time). */
  async perform(step: Step): Promise<void> {
    this.focus.before(step, this.players());
    try {
      if (step.kind === "event") await this.performEvent(step);
      else this.performPast(step);
      await breathe();
      this.path.push(stepLabel(step));
      this.simulator.settle(`at "${stepLabel(step)}"`);
      this.compare(step);
      // The test runner checks the states of the machine itself.
      await this.lookAt(this.players().filter(({ name }) => name !== ""));
    } catch (error) {
      throw this.inContext(error);
    }
  }

  private async performEvent(step: EventStep): Promise<void> {
    const { part, player } = this.whose(step.actor);
    const does = part.does[step.type];
    if (!does || isOfWorld(part, step.type, step.case)) return this.performPast(step);
    if (isOutOfReach(this.screen, this.players(), step.actor)) {
      this.past.push(stepLabel(step));
      return this.performPast(step);
    }
    const event = this.simulator.eventOf(step);
    const { snapshot } = player;
    const unable = allowedDifferenceFor(part, "unable", step.type, snapshot);
    if (unable) this.used.add(unable);
    // Drift detects missing controls; here, the allowed difference only says that a user cannot perform the step.
    if (unable || allowedDifferenceFor(part, "missing", step.type, snapshot)) {
      this.past.push(stepLabel(step));
      return this.performPast(step);
    }
    const needed = await controlsOf((user) => does(user, event, snapshot));
    const there = await this.user.controls();
    // The page need not offer what the machine would ignore. What the machine takes and the page lacks is drift.
    if (needed.every((one) => there.some((control) => sameControl(control, one)))) {
      await does(this.user, event, snapshot);
      this.byHand.add(nameOf(step));
    } else if (!snapshot.can(event)) this.withheld.push(stepLabel(step));
    else throw new Error(`MISSING control for ${step.type} in ${placeOf(snapshot)}`);
    this.note(this.twin.perform(step));
  }

  /** Performs a step without the page. */
  private performPast(step: Step): void {
    this.page.during(() => this.note(this.simulator.perform(step)));
    this.twin.perform(step);
  }

  private compare(step: Step): void {
    const found = differences(this.simulator, this.twin);
    if (found.length > 0) throw new Error(`On the page, ${stepLabel(step)} does something else.\n${found.join("\n")}`);
  }

  private players(): Player[] {
    return this.simulator.players();
  }

  private whose(name: string): { part: Part; player: Player } {
    const part = partFor(this.screen, name);
    const player = this.players().find((one) => one.name === name);
    if (!part || !player)
      throw new Error(`${name || "The machine"} is not running, or "children" of its screen does not describe it.`);
    return { part, player };
  }

  /** Checks that the user sees what they must see in a state. */
  async look(state: string): Promise<void> {
    const { sees } = this.screen;
    await this.lookFor(sees[state], "", state);
  }

  /** Checks that everything is visible that must be visible in these. */
  private async lookAt(players: readonly Pick<Player, "name" | "snapshot">[]): Promise<void> {
    for (const { name, snapshot } of players)
      for (const state of statesOf(snapshot)) await this.lookFor(partFor(this.screen, name)?.sees[state], name, state);
  }

  private async lookFor(sees: Part["sees"][string] | undefined, name: string, state: string): Promise<void> {
    // A dialog makes what it covers unreachable.
    if (!sees || isOutOfReach(this.screen, this.players(), name)) return;
    // A machine that has ended is no longer running but is still visible.
    const snapshot = name === "" ? this.simulator.snapshot : this.whose(name).player.snapshot;
    try {
      await eventually(() => sees(this.user, snapshot), this.timeoutMs);
    } catch (error) {
      throw this.inContext(new Error(`Not seen in ${state}: ${(error as Error).message}`));
    }
  }

  /** What the page shows now, and in which states. */
  shown(): Shown {
    const states = this.players().map(({ name, snapshot }) => `${name && `${name}: `}${stateText(snapshot.value)}`);
    const { value, status } = this.simulator.snapshot;
    const state = states.length > 0 ? states.join(", ") : `${stateText(value)} (${status})`;
    return { state, ...snapshotOf(this.page.body) };
  }

  async observe(): Promise<Observation> {
    const { value, tags } = this.simulator.snapshot;
    const look = async () => [
      ...(await driftOf(this.screen, this.players(), await this.user.controls(), this.used)),
      ...this.focus.lost(this.screen, this.used),
    ];
    const drift = await lasting(look, this.timeoutMs);
    return { value, tags: [...tags], drift };
  }

  /** Runs the checks of all active states, and checks for drift. @throws {Error} that describes the first problem */
  async check(): Promise<void> {
    const children = this.players().filter(({ name }) => name !== "");
    await this.lookAt([{ name: "", snapshot: this.simulator.snapshot }, ...children]);
    const { drift } = await this.observe();
    if (drift.length > 0) throw this.inContext(new Error(drift.join("\n")));
    await this.untilDialogHasFocus();
  }

  /** A dialog takes the focus a moment after it has appeared; what the page shows includes where the focus is. */
  private async untilDialogHasFocus(): Promise<void> {
    const { ownerDocument } = this.page.body;
    const hasFocus = async () => {
      const open = [...ownerDocument.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
      if (open.length > 0 && !open.some((dialog) => dialog.contains(ownerDocument.activeElement)))
        throw new Error("The dialog does not have the focus yet.");
    };
    await eventually(hasFocus, this.timeoutMs).catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.focus.stop();
    this.page.close();
    // Some clean up a moment later.
    for (let attempt = 0; attempt < cleanUpAttempts && this.leaks.left().length > 0; attempt += 1) await breathe(10);
    this.left = this.leaks.stop();
  }

  private inContext(error: unknown): Error {
    return inContext(error, this.screen.testModel.machine.id, this.players(), this.path);
  }
}

/** Allowed differences, ignored controls, and allowed losses of the focus that a complete tour did not need. */
export function unusedOf({ ignores, hides, losesFocus, allowedDifferences, children }: Screen, used: Used): string[] {
  const all = [
    ...ignores,
    ...hides,
    ...losesFocus,
    ...allowedDifferences,
    ...Object.values(children).flatMap((child) => [...child.allowedDifferences]),
  ];
  return all.filter((one) => !used.has(one)).map((one) => JSON.stringify(one));
}
