import type { AnyActorRef } from "xstate";
import { stateText } from "../cli/names";
import { isOutOfReach, statesOf } from "../drivers/drift";
import { type Asked, actorOf, type Kept, keptFor, type PageUnderTest } from "../drivers/page-tests";
import { allowedDifferenceFor, isOfWorld, partFor } from "../drivers/screen-tests";
import type { Endpoint } from "../drivers/site";
import type { User } from "../drivers/user";
import type { TestModel } from "../model/test-model";
import type { PlannedTest } from "../planner/paths";
import { type Player, Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";
import { type Constants, nameFor } from "./constants";
import { quoted, writingUser } from "./writing-user";

type EventStep = Extract<Step, { kind: "event" }>;
type OutcomeStep = Extract<Step, { kind: "outcome" }>;

/** What all written tests of a machine share. */
export interface Setting {
  tests: PageUnderTest;
  testModel: TestModel;
  constants: Constants;
  /** A test's own declaration of its page, if the page depends on the input. */
  subjectOf(input: string): string;
}

/** Runs a planned test in a simulator and writes down what the user, network, clock, and environment do. */
class WrittenTest {
  private lines: string[] = [];
  private readonly blocks: string[] = [];
  private readonly simulator: Simulator;
  private readonly user: User;
  private readonly calls: Record<string, Asked>;
  /** Actors whose calls the test has waited for. */
  private readonly called = new WeakSet<AnyActorRef>();

  constructor(
    private readonly setting: Setting,
    private readonly test: PlannedTest,
  ) {
    this.simulator = new Simulator(setting.testModel, test.input);
    this.calls = setting.tests.calls(test.input);
    this.user = writingUser("view", (line) => this.write(line));
  }

  private write(line: string): void {
    this.lines.push(line);
  }

  /** The title is the final place; each step is a `test.step`. */
  async text(number: number): Promise<string> {
    const { input, steps } = this.test;
    const { testModel, tests } = this.setting;
    await this.open();
    this.reach();
    this.callUp();
    await this.look();
    this.closeStep("start");
    for (const step of steps) {
      await this.act(step);
      this.perform(step);
      this.reach();
      if (step.kind === "outcome" && tests.signsInAfter.includes(`${actorOf(step)} → ${step.case}`))
        this.write("await signInAgain(page);");
      this.callUp();
      await this.look();
      this.closeStep(stepLabel(step));
    }
    const start = input === "" ? "" : `from ${input}, `;
    const way = steps.length === 1 ? "1 step" : `${steps.length} steps`;
    const title = quoted(
      `${testModel.machine.id} ${number}: ${start}${way} to ${stateText(this.simulator.snapshot.value)}`,
    );
    return [
      `test(${title}, async ({ page }) => {`,
      this.setting.subjectOf(input),
      `const view = page.locator(${quoted(tests.region(input).join(", "))});\n`,
      this.blocks.join("\n"),
      "});",
    ].join("\n");
  }

  /** Performs a step in the simulator. Abandoned calls must not be mistaken for later ones. */
  private perform(step: Step): void {
    const before = this.callers();
    if (step.kind === "outcome") before.delete(actorOf(step));
    this.simulator.perform(step);
    const after = this.callers();
    const left = [...before].filter(([id, actor]) => after.get(id) !== actor);
    this.lines.unshift(...left.map(([id]) => `await leave(calls.${nameFor(id)});`));
  }

  /** Waits for the calls that a step has started. */
  private callUp(): void {
    const fresh = [...this.callers()].filter(([, actor]) => !this.called.has(actor));
    for (const [, actor] of fresh) this.called.add(actor);
    if (fresh.length > 0) this.write(`await arrives(${fresh.map(([id]) => `calls.${nameFor(id)}`).join(", ")});`);
  }

  /** By id in the page description: every actor whose call awaits a reply. */
  private callers(): Map<string, AnyActorRef> {
    const callers = this.simulator.players().flatMap(({ name, snapshot }) =>
      Object.entries(snapshot.children as Record<string, AnyActorRef>)
        .filter(([, actor]) => actor.getSnapshot().status === "active")
        .map(([invoke, actor]) => [actorOf({ actor: name, invoke }), actor] as const),
    );
    return new Map(callers.filter(([id]) => this.calls[id]));
  }

  private closeStep(label: string): void {
    const title = `${label} → ${stateText(this.simulator.snapshot.value)}`;
    // An assertion that several states share is written once.
    const lines = this.lines.filter((line, index) => !line.startsWith("await expect(") || this.isNew(line, index));
    this.blocks.push([`await test.step(${quoted(title)}, async () => {`, ...lines, "});"].join("\n"));
    this.lines = [];
  }

  private isNew(line: string, index: number): boolean {
    return this.lines.indexOf(line) === index;
  }

  private async open(): Promise<void> {
    const { tests, constants } = this.setting;
    const { input } = this.test;
    const prepared = tests.answers(input);
    const replies = prepared.map(([call, body]) => [callText(call), body ?? null]);
    const statuses = prepared.flatMap(([call, , status]) => (status === undefined ? [] : [[callText(call), status]]));
    const given = [constants.write("otherReplies", Object.fromEntries(replies))];
    if (statuses.length > 0) given.push(constants.write("otherStatuses", Object.fromEntries(statuses)));
    this.keep("addInitScript", tests.brings[input]);
    this.write(`await open(page, subject, ${given.join(", ")});`);
    await tests.opens?.(this.user, input);
  }

  private async act(step: Step): Promise<void> {
    this.keep("evaluate", keptFor(this.setting.tests, step, this.simulator));
    if (step.kind === "time") this.write(`await page.clock.runFor(${step.ms});`);
    else if (step.kind === "outcome") this.end(step);
    else await this.happen(step);
  }

  /** How an actor ends: its call gets a reply. */
  private end(step: OutcomeStep): void {
    const { constants } = this.setting;
    const id = actorOf(step);
    const ended = this.simulator.outcomeOf(step);
    const asked = this.calls[id];
    const name = nameFor(id, step.case);
    if (!asked) {
      const actor = quoted(step.actor === "" ? step.invoke : `${step.actor}/${step.invoke}`);
      this.write(`await end(page, ${actor}, ${constants.write(name, ended)});`);
      return;
    }
    const call = `calls.${nameFor(id)}`;
    if ("error" in ended) this.fail(call, ended.error);
    else if (asked.call.reply === null) this.write(`await answer(${call}, 204);`);
    else this.write(`await answer(${call}, 200, ${constants.write(name, asked.replyFor(ended.output as never))});`);
  }

  /** What to put into the browser's storage: before the page opens, or now. */
  private keep(how: "addInitScript" | "evaluate", { device = {}, tab = {} }: Kept = {}): void {
    for (const [storage, kept] of Object.entries({ localStorage: device, sessionStorage: tab }))
      for (const [key, value] of Object.entries(kept))
        this.write(
          `await page.${how}(() => ${storage}.${value === null ? `removeItem(${quoted(key)})` : `setItem(${quoted(key)}, ${quoted(value)})`});`,
        );
  }

  private fail(call: string, error: unknown): void {
    const refusal = this.setting.tests.site.export.refusal(error);
    if (!refusal) {
      this.write(`await cutOff(${call});`);
      return;
    }
    const { code, status, retryAfter, fields } = refusal;
    const more = JSON.stringify({ retryAfter, fields });
    this.write(`await refuse(${call}, ${status}, ${quoted(code)}${more === "{}" ? "" : `, ${more}`});`);
  }

  /** A user action if there is a control, else an event sent to the machine. */
  private async happen(step: EventStep): Promise<void> {
    const { player, part } = this.whose(step.actor);
    const { snapshot } = player;
    const does = part.does[step.type];
    if (!does || isOfWorld(part, step.type, step.case)) return this.tell(step);
    const allowedDifference =
      allowedDifferenceFor(part, "unable", step.type, snapshot) ??
      allowedDifferenceFor(part, "missing", step.type, snapshot);
    if (allowedDifference) return this.tell(step, `A person cannot do this here: ${allowedDifference.why}.`);
    if (isOutOfReach(this.setting.tests.screen, this.simulator.players(), step.actor))
      return this.tell(step, "A person does not get at it here.");
    const event = this.simulator.eventOf(step);
    if (!snapshot.can(event)) return this.tell(step, "The machine takes no notice of it here.");
    await does(this.user, event, snapshot);
  }

  private tell(step: EventStep, why?: string): void {
    const { type, ...carries } = this.simulator.eventOf(step);
    if (why !== undefined) this.write(`// ${why}`);
    const child = step.actor === "" ? [] : [quoted(step.actor)];
    const payload =
      child.length === 0 && Object.keys(carries).length === 0
        ? []
        : [this.setting.constants.write(nameFor(type, step.case), carries)];
    this.write(`await tell(${["page", quoted(type), ...payload, ...child].join(", ")});`);
  }

  private whose(name: string) {
    const player = this.simulator.players().find((one) => one.name === name);
    const part = partFor(this.setting.tests.screen, name);
    if (!player || !part) throw new Error(`${name || "The machine"} is not on its page.`);
    return { player, part };
  }

  /** The expected states of the machines. */
  private reach(): void {
    this.write(`await reaches(page, ${JSON.stringify(this.simulator.snapshot.value)});`);
    for (const { name, snapshot } of this.simulator.players().filter((player) => player.name !== ""))
      this.write(`await reaches(page, ${JSON.stringify(snapshot.value)}, ${quoted(name)});`);
  }

  /** What is visible in the states of the machines. */
  private async look(): Promise<void> {
    const { screen } = this.setting.tests;
    const players = this.simulator.players();
    for (const player of players) if (!isOutOfReach(screen, players, player.name)) await this.lookAt(player);
  }

  private async lookAt({ name, snapshot }: Player): Promise<void> {
    const sees = partFor(this.setting.tests.screen, name)?.sees ?? {};
    for (const state of statesOf(snapshot)) await sees[state]?.(this.user, snapshot);
  }
}

/** A call as it appears in the written tests. */
export const callText = ({ method, path }: Endpoint, query?: Record<string, string>): string =>
  `${method} ${path}${query ? `?${new URLSearchParams(query)}` : ""}`;

/** Writes a planned test as a Playwright test, still unformatted. */
export async function writtenTest(setting: Setting, test: PlannedTest, number: number): Promise<string> {
  const why = setting.tests.never[test.input];
  if (why === undefined) return new WrittenTest(setting, test).text(number);
  const title = quoted(`${setting.testModel.machine.id} ${number}: from ${test.input}`);
  return `// Not on this page: ${why}.\ntest.skip(${title}, () => {});`;
}
