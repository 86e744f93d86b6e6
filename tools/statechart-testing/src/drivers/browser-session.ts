import type { BrowserContext, Page } from "playwright-core";
import type { TestModel } from "../model/test-model";
import { Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";
import { browserUser } from "./browser-user";
import { driftOf, isOutOfReach, placeOf, type RunningMachine, statesOf } from "./drift";
import type { Observation, Session } from "./driver";
import { breathe, eventually, pageTimeoutMs } from "./eventually";
import type { PageBridgeOptions } from "./page-bridge";
import { PageCalls } from "./page-calls";
import { PageMachines } from "./page-machines";
import { PageNavigation } from "./page-navigation";
import { keep } from "./page-storage";
import { type Asked, actorOf, keptFor, type PageUnderTest } from "./page-tests";
import { type PictureView, pictureOf } from "./picture";
import { inContext, lasting } from "./reports";
import { allowedDifferenceFor, isOfWorld, partFor } from "./screen-tests";
import type { PageNetwork } from "./site";
import { controlsOf, sameControl, type User } from "./user";

/** How long before the time of the tests the page opens, in milliseconds. */
const before = 60_000;

/** How a session runs. */
interface SessionOptions {
  /**
   * Whether user actions are performed on the page. If not, events are sent to its machines and its text is not checked;
   * the user and the queries only know the English names of controls.
   */
  isByHand: boolean;
  /** Whether Playwright records it. */
  isTraced: boolean;
}

/** A page of the real site with a controlled network and clock, and a twin that performs the same steps. */
export class BrowserSession implements Session {
  private readonly user: User;
  private readonly path: string[] = [];
  private readonly machines: PageMachines;
  private readonly navigation: PageNavigation;
  /** The page's machines after the last step: nothing but the next one changes them. */
  private settled: readonly RunningMachine[] = [];
  private readonly controlled: PageCalls;

  private constructor(
    private readonly tests: PageUnderTest,
    private readonly input: string,
    private readonly twin: Simulator,
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly network: PageNetwork,
    private readonly calls: Record<string, Asked>,
    path: string,
    private readonly isByHand: boolean,
    private readonly isTraced: boolean,
  ) {
    this.user = browserUser(page);
    this.machines = new PageMachines(tests.screen, twin, page);
    this.controlled = new PageCalls(calls, twin, network);
    this.navigation = new PageNavigation(tests, input, page, network, this.user, path);
  }

  /** Opens a page at the start of an input. The context belongs to this session and has the site's base URL. */
  static async open(
    tests: PageUnderTest,
    testModel: TestModel,
    input: string,
    context: BrowserContext,
    script: string,
    how: SessionOptions,
  ): Promise<BrowserSession> {
    // Nobody else knows of the context yet.
    return BrowserSession.begin(tests, testModel, input, context, script, how).catch(async (thrown) => {
      await context.close();
      throw thrown;
    });
  }

  private static async begin(
    tests: PageUnderTest,
    testModel: TestModel,
    input: string,
    context: BrowserContext,
    script: string,
    { isByHand, isTraced }: SessionOptions,
  ): Promise<BrowserSession> {
    if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
    const twin = new Simulator(testModel, input);
    const { screen, site } = tests;
    const { now } = site;
    const options: PageBridgeOptions = {
      root: site.root,
      machine: testModel.machine.id,
      actor: tests.actor[input] ?? null,
      keepsLearner: tests.keepsLearner,
      unheard: Object.keys(tests.stays),
      stubbed: Object.keys(tests.plays).map((id) => id.split(": ").at(-1) ?? id),
      world: Object.fromEntries(
        [["", screen] as const, ...Object.entries(screen.children)].map(([id, { world }]) => [id, world]),
      ),
      region: tests.region(input),
    };
    const [calls, path] = [tests.calls(input), tests.path(input)];
    const network = site.network(
      Object.values(calls),
      tests.answers(input),
      tests.sharesSession ? [site.session.call] : [],
    );
    await context.clock.install({ time: now - before });
    await context.addInitScript(keep, tests.brings[input] ?? {});
    await context.addInitScript(`globalThis.statechartBridgeOptions = ${JSON.stringify(options)};\n${script}`);
    await network.join(context);
    const page = await context.newPage();
    await page.goto(tests.from);
    await eventually(async () => {
      if (!(await page.evaluate(() => statechartBridge.isReady())))
        throw new Error("The scripts of the page have not started.");
    }, pageTimeoutMs);
    // The site's own request timeout uses the clock, which is about to be advanced.
    await network.rest(pageTimeoutMs);
    await breathe(50);
    await context.clock.pauseAt(now);
    // A session call without a prepared reply must still be waiting: advancing the clock timed out the first one.
    if (tests.sharesSession) await page.evaluate(() => statechartBridge.refresh());
    await page.evaluate((address) => statechartBridge.open(address), path);
    const session = new BrowserSession(tests, input, twin, context, page, network, calls, path, isByHand, isTraced);
    // The page's heading takes the focus, so it must do so before the first action.
    if (tests.opens) await session.navigation.stands();
    await tests.opens?.(session.user, input);
    await session.machines.arrive("the start");
    await session.controlled.arrive(0);
    session.settled = await session.machines.running();
    return session;
  }

  /** Performs a step: as the user, through the network, with the clock, or by sending an event. */
  async perform(step: Step): Promise<void> {
    const since = performance.now();
    const waiting = this.controlled.waiting();
    if (this.isTraced) await this.context.tracing.group(stepLabel(step));
    try {
      await this.page.evaluate(keep, keptFor(this.tests, step, this.twin));
      if (step.kind === "time") await this.context.clock.runFor(step.ms);
      else if (step.kind === "outcome") await this.end(step);
      else await this.performEvent(step);
      this.twin.perform(step);
      this.path.push(stepLabel(step));
      await this.machines.arrive(`"${stepLabel(step)}"`);
      await this.controlled.cutOff(waiting, since);
      if (step.kind === "outcome" && this.tests.signsInAfter.includes(`${actorOf(step)} → ${step.case}`))
        await this.navigation.askWhoIsHere();
      await this.controlled.arrive(since);
      await this.navigation.comeBack();
      this.settled = await this.machines.running();
      if (this.isByHand) await this.lookAt(this.settled.filter(({ name }) => name !== ""));
    } catch (error) {
      throw this.inContext(error);
    } finally {
      if (this.isTraced) await this.context.tracing.groupEnd();
    }
  }

  private async end(step: Extract<Step, { kind: "outcome" }>): Promise<void> {
    const { calls, twin, page } = this;
    const id = actorOf(step);
    const ended = twin.outcomeOf(step);
    const asked = calls[id];
    if (asked) {
      const reply = "output" in ended ? { output: asked.replyFor(ended.output as never) } : ended;
      await this.network.end(asked, reply);
    } else
      await page.evaluate(({ name, invoke, how }) => statechartBridge.end(name, invoke, how), {
        name: step.actor,
        invoke: step.invoke,
        how: ended,
      });
  }

  private async performEvent(step: Extract<Step, { kind: "event" }>): Promise<void> {
    const { part, player } = await this.machines.whose(step.actor);
    const { snapshot } = player;
    const event = this.twin.eventOf(step);
    const past = async () => {
      if (this.tests.sharesSession && event.type === this.tests.site.session.event)
        await this.navigation.introduce(event);
      await this.page.evaluate(({ name, sent }) => statechartBridge.send(name, sent), {
        name: step.actor,
        sent: event,
      });
    };
    const does = this.isByHand ? part.does[step.type] : undefined;
    if (!does || isOfWorld(part, step.type, step.case)) return past();
    if (isOutOfReach(this.tests.screen, await this.machines.running(), step.actor)) return past();
    if (
      allowedDifferenceFor(part, "unable", step.type, snapshot) ||
      allowedDifferenceFor(part, "missing", step.type, snapshot)
    )
      return past();
    const needed = await controlsOf((user) => does(user, event, snapshot));
    const isOffered = async () => {
      const there = await this.user.controls();
      if (!needed.every((one) => there.some((control) => sameControl(control, one))))
        throw new Error(`MISSING control for ${step.type} in ${placeOf(snapshot)}`);
    };
    // The page need not offer what the machine would ignore.
    if (!snapshot.can(event))
      return isOffered().then(
        () => does(this.user, event, snapshot),
        () => undefined,
      );
    await eventually(isOffered, pageTimeoutMs);
    await does(this.user, event, snapshot);
  }

  /** Checks that the user sees what they must see in a state. */
  async look(state: string): Promise<void> {
    const { player } = await this.machines.whose("", this.settled);
    await this.lookFor(player, state);
  }

  private async lookAt(players: readonly RunningMachine[]): Promise<void> {
    for (const player of players) for (const state of statesOf(player.snapshot)) await this.lookFor(player, state);
  }

  private async lookFor(player: RunningMachine, state: string): Promise<void> {
    const { screen } = this.tests;
    const sees = partFor(screen, player.name)?.sees[state];
    // A dialog makes what it covers unreachable.
    if (!sees || isOutOfReach(screen, this.twin.players(), player.name)) return;
    try {
      await eventually(() => sees(this.user, player.snapshot), pageTimeoutMs);
    } catch (error) {
      throw this.inContext(new Error(`Not seen in ${state}: ${(error as Error).message}`));
    }
  }

  /** Ids of the states in which the machine is, according to the steps so far. */
  activeStates(): string[] {
    return statesOf(this.twin.snapshot);
  }

  async observe(): Promise<Observation> {
    const [subject] = await this.machines.observed([""]);
    const look = async () =>
      driftOf(this.tests.screen, await this.machines.running(), await this.user.controls(), new Set());
    const drift = await lasting(look, pageTimeoutMs);
    return { value: subject?.value, tags: subject?.tags ?? [], drift };
  }

  /** A picture of the page in its current state. @param quality of the JPEG, from 0 to 100 */
  async picture(view: PictureView, quality: number): Promise<Buffer> {
    // A slow reply should not show up in the picture of a state.
    await this.network.rest(pageTimeoutMs).catch(() => undefined);
    return pictureOf(this.page, this.tests.region(this.input), view, quality);
  }

  /** The window as it is, including anything that covers the page under test. */
  photograph(): Promise<Buffer> {
    return this.page.screenshot({ type: "jpeg", quality: 70, animations: "disabled", scale: "css" });
  }

  async saveTrace(file: string): Promise<void> {
    await this.context.tracing.stop({ path: file });
  }

  async stop(): Promise<void> {
    await this.network.close();
    await this.context.close();
  }

  private inContext(error: unknown): Error {
    return inContext(error, this.twin.snapshot.machine.id, this.twin.players(), this.path);
  }
}
