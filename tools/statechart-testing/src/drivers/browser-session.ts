import { isDeepStrictEqual } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { stateText } from "../cli/names";
import type { TestModel } from "../model/test-model";
import { casesOf } from "../simulator/event-alphabet";
import { type Player, Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";
import { browserUser } from "./browser-user";
import { driftOf, isOutOfReach, placeOf, type RunningMachine, statesOf } from "./drift";
import type { Observation, Session } from "./driver";
import { breathe, eventually } from "./eventually";
import type { ObservedMachine, PageBridgeOptions } from "./page-bridge";
import type { Asked, Kept, PageUnderTest } from "./page-tests";
import { type PictureView, pictureOf } from "./picture";
import { inContext, lasting } from "./reports";
import { allowedDifferenceFor, isOfWorld, type Part, partFor } from "./screen-tests";
import type { PageNetwork } from "./site";
import { controlsOf, sameControl, type User } from "./user";

/** How long before the instant of the tests the page is opened, in milliseconds. */
const before = 60_000;
/** How long the page may take to do what was asked of it, in real milliseconds. */
const timeoutMs = 5000;

/** How long a page may take to open, in real milliseconds, and how often it is come back from. */
const [opening, maxReturns] = [1000, 3];

/** What the page's own machine did, seen from this process: the twin's snapshot with what the page says of it. */
const seenAs = ({ snapshot }: Player, { context }: ObservedMachine, can: (event: AnyEventObject) => boolean) =>
  Object.create(snapshot, {
    context: { value: context, enumerable: true },
    can: { value: can },
  }) as AnyMachineSnapshot;

/** The id under which a page speaks of an actor that ends. */
const actorOf = ({ actor, invoke }: Pick<Extract<Step, { kind: "outcome" }>, "actor" | "invoke">): string =>
  actor === "" ? invoke : `${actor}: ${invoke}`;

/** Runs in the page: puts into its storage what it is to find there. */
function keep({ device = {}, tab = {} }: Kept): void {
  for (const [storage, kept] of [
    [localStorage, device],
    [sessionStorage, tab],
  ] as const)
    for (const [key, value] of Object.entries(kept)) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
}

/** A page of the real site whose network and clock are the test's, beside a twin to which the same things happen. */
export class BrowserSession implements Session {
  private readonly user: User;
  private readonly path: string[] = [];
  /** Where the page under test is, with its query. */
  private address: string;
  /** Actors of the twin whose calls have come. */
  private readonly called = new WeakSet<object>();

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
  ) {
    this.user = browserUser(page);
    this.address = path;
  }

  /**
   * Opens a page at the start of an input. The context is the session's alone, and has the site's address.
   * @param isByHand whether people's steps are done on the page; else its machines are told of them, and nobody looks
   * what the page says: the user and the queries know its controls by their English names
   */
  static async open(
    tests: PageUnderTest,
    testModel: TestModel,
    input: string,
    context: BrowserContext,
    script: string,
    isByHand = true,
  ): Promise<BrowserSession> {
    const twin = new Simulator(testModel, input);
    const { screen, site } = tests;
    const { now } = site;
    const options: PageBridgeOptions = {
      root: site.root,
      machine: testModel.machine.id,
      actor: tests.actor[input] ?? null,
      keepsLearner: tests.keepsLearner,
      stubbed: Object.keys(tests.plays).map((id) => id.split(": ").at(-1) ?? id),
      world: Object.fromEntries(
        [["", screen] as const, ...Object.entries(screen.children)].map(([id, { world }]) => [id, world]),
      ),
      region: tests.region,
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
      if (!(await page.evaluate(() => statechartBridge.isReady()))) throw new Error("The site does not begin.");
    }, timeoutMs);
    // The site's own time-out goes by the clock, which is put forward now.
    await network.rest(timeoutMs);
    await breathe(50);
    await context.clock.pauseAt(now);
    // A profile that nothing is laid out for is still waited for: the clock has ended the first call.
    if (tests.sharesSession) await page.evaluate(() => statechartBridge.refresh());
    await page.evaluate((address) => history.pushState({}, "", address), path);
    const session = new BrowserSession(tests, input, twin, context, page, network, calls, path, isByHand);
    // The page's heading would take the focus away from what is done before.
    if (tests.opens) await session.stands();
    await tests.opens?.(session.user);
    await session.arrive("the start");
    await session.callUp(0);
    return session;
  }

  /** Lets a step happen: by hand where a person does it, by the network, by the clock, or past the page. */
  async perform(step: Step): Promise<void> {
    const since = performance.now();
    try {
      if (step.kind === "time") await this.context.clock.runFor(step.ms);
      else if (step.kind === "outcome") await this.end(step);
      else await this.performEvent(step);
      this.twin.perform(step);
      this.path.push(stepLabel(step));
      await this.arrive(`"${stepLabel(step)}"`);
      if (step.kind === "outcome" && this.tests.signsInAfter.includes(`${actorOf(step)} → ${step.case}`))
        await this.askWhoIsHere();
      await this.callUp(since);
      await this.comeBack();
      if (this.isByHand) await this.lookAt((await this.runningMachines()).filter(({ name }) => name !== ""));
    } catch (error) {
      throw this.inContext(error);
    }
  }

  /** Waits for the calls that a step has started, so that none is taken for a later one. */
  private async callUp(since: number): Promise<void> {
    for (const { name, snapshot } of this.twin.players())
      for (const [id, actor] of Object.entries(snapshot.children)) {
        const asked = this.calls[actorOf({ actor: name, invoke: id })];
        if (!asked || !actor || this.called.has(actor)) continue;
        this.called.add(actor);
        await this.network.await(asked, since);
      }
  }

  private async end(step: Extract<Step, { kind: "outcome" }>): Promise<void> {
    const { tests, calls, twin, page } = this;
    const id = actorOf(step);
    const ended = twin.outcomeOf(step);
    await page.evaluate(keep, tests.keeps[`${id} → ${step.case}`] ?? {});
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
    const { part, player } = await this.whose(step.actor);
    const { snapshot } = player;
    const event = this.twin.eventOf(step);
    const past = async () => {
      if (this.tests.sharesSession && event.type === this.tests.site.session.event) await this.introduce(event);
      await this.page.evaluate(({ name, sent }) => statechartBridge.send(name, sent), {
        name: step.actor,
        sent: event,
      });
    };
    const does = this.isByHand ? part.does[step.type] : undefined;
    if (!does || isOfWorld(part, step.type, step.case)) return past();
    if (isOutOfReach(this.tests.screen, await this.runningMachines(), step.actor)) return past();
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
    // What the machine would refuse the page need not offer.
    if (!snapshot.can(event))
      return isOffered().then(
        () => does(this.user, event, snapshot),
        () => undefined,
      );
    await eventually(isOffered, timeoutMs);
    await does(this.user, event, snapshot);
  }

  /** Waits until the page has come to where its twin stands. @throws {Error} which says where it stands instead */
  private async arrive(when: string): Promise<void> {
    const names = this.twin.players().map(({ name }) => name);
    await eventually(async () => {
      const seen = await this.observedMachines(names);
      for (const { name, snapshot } of this.twin.players()) {
        const there = seen.find((one) => one.name === name);
        const who = name || this.twin.snapshot.machine.id;
        if (!there) throw new Error(`On the page, ${who} is not running after ${when}.`);
        if (!isDeepStrictEqual(there.value, snapshot.value))
          throw new Error(
            `On the page, ${who} is ${stateText(there.value)} after ${when}, planned was ${stateText(snapshot.value)}.`,
          );
      }
    }, timeoutMs);
  }

  /** Where a step has led to another page, to sign in for one: back to the very address, as a person goes back. */
  private async comeBack(): Promise<void> {
    for (let tries = 0; tries < maxReturns; tries += 1) {
      const { pathname, search, hash } = new URL(this.page.url());
      const planned = new URL(this.address, this.page.url());
      // The query is the machine's own to change.
      if (pathname + hash === planned.pathname + planned.hash) {
        this.address = pathname + search + hash;
        if (tries > 0) await this.tests.opens?.(this.user);
        return;
      }
      // A page that is left before it stands would leave its address to the one that is come back to.
      await this.stands();
      await this.page.evaluate((address) => {
        statechartBridge.pause(true);
        history.pushState({}, "", address);
      }, this.address);
      await this.stands();
      await breathe(50);
      await this.page.evaluate(() => statechartBridge.pause(false));
      if (this.network.hasAnswerTo(this.tests.site.session.call)) await this.askWhoIsHere();
    }
  }

  /** Lets the site ask once more who is signed in, and so the rest of the page hear it. */
  private async askWhoIsHere(): Promise<void> {
    await this.page.evaluate(() => statechartBridge.refresh());
    await this.network.rest(timeoutMs);
  }

  /** Lets the rest of the page hear of whom the machine is told. */
  private async introduce(event: AnyEventObject): Promise<void> {
    const { session } = this.tests.site;
    const [, known] = this.tests.answers(this.input).find(([call]) => call === session.call) ?? [];
    await this.network.layOut(session.call, session.reply(event, known));
    await this.askWhoIsHere();
  }

  /** Waits for a page that is being opened: once it stands, its heading has the focus. */
  private async stands(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const hasHeading = () => this.page.evaluate(() => document.activeElement?.tagName === "H1");
    await eventually(async () => {
      if (!(await hasHeading())) throw new Error("No heading has the focus.");
    }, opening).catch(() => undefined);
  }

  private observedMachines(names: readonly string[]): Promise<ObservedMachine[]> {
    return this.page.evaluate((all) => statechartBridge?.observe(all) ?? [], names);
  }

  /** The machines of the page, as controls are held against them. */
  private async runningMachines(): Promise<RunningMachine[]> {
    const players = this.twin.players();
    const seen = await this.observedMachines(players.map(({ name }) => name));
    return Promise.all(
      players.flatMap((player) => {
        const there = seen.find(({ name }) => name === player.name);
        return there ? [this.runningMachine(player, there)] : [];
      }),
    );
  }

  private async runningMachine(player: Player, there: ObservedMachine): Promise<RunningMachine> {
    const { name, testModel, snapshot } = player;
    const part = partFor(this.tests.screen, name);
    // Payloads are made of the page's context, as drift makes them.
    const events = Object.keys(part?.does ?? {}).flatMap((type) =>
      Object.values(casesOf(testModel, type)).map((payload) => ({
        type,
        ...((typeof payload === "function" ? payload(there.context) : payload) as object),
      })),
    );
    const answers = await this.page.evaluate(({ of, all }) => statechartBridge.can(of, all), { of: name, all: events });
    const known = new Map(events.map((event, index) => [JSON.stringify(event), answers[index] === true]));
    const can = (event: AnyEventObject) => known.get(JSON.stringify(event)) ?? snapshot.can(event);
    return { name, testModel, snapshot: seenAs(player, there, can) };
  }

  private async whose(name: string): Promise<{ part: Part; player: RunningMachine }> {
    const part = partFor(this.tests.screen, name);
    const player = (await this.runningMachines()).find((one) => one.name === name);
    if (!part || !player) throw new Error(`${name || "The machine"} is not on this page.`);
    return { part, player };
  }

  /** Whether a person sees what they must see in a state. */
  async look(state: string): Promise<void> {
    const { player } = await this.whose("");
    await this.lookFor(player, state);
  }

  private async lookAt(players: readonly RunningMachine[]): Promise<void> {
    for (const player of players) for (const state of statesOf(player.snapshot)) await this.lookFor(player, state);
  }

  private async lookFor(player: RunningMachine, state: string): Promise<void> {
    const { screen } = this.tests;
    const sees = partFor(screen, player.name)?.sees[state];
    // Behind a dialog, nobody gets at what it covers.
    if (!sees || isOutOfReach(screen, this.twin.players(), player.name)) return;
    try {
      await eventually(() => sees(this.user, player.snapshot), timeoutMs);
    } catch (error) {
      throw this.inContext(new Error(`Not seen in ${state}: ${(error as Error).message}`));
    }
  }

  async observe(): Promise<Observation> {
    const [subject] = await this.observedMachines([""]);
    const look = async () =>
      driftOf(this.tests.screen, await this.runningMachines(), await this.user.controls(), new Set());
    const drift = await lasting(look, timeoutMs);
    return { value: subject?.value, tags: subject?.tags ?? [], drift };
  }

  /** A picture of the page as it stands. @param quality of the JPEG, from 0 to 100 */
  async picture(view: PictureView, quality: number): Promise<Buffer> {
    // A call that is slow in coming to its answer is not what a state is shown by.
    await this.network.rest(timeoutMs).catch(() => undefined);
    return pictureOf(this.page, this.tests.region, view, quality);
  }

  /** The window as it is, with whatever covers the page under test. */
  photograph(): Promise<Buffer> {
    return this.page.screenshot({ type: "jpeg", quality: 70, animations: "disabled", scale: "css" });
  }

  async stop(): Promise<void> {
    await this.network.close();
    await this.context.close();
  }

  private inContext(error: unknown): Error {
    return inContext(error, this.twin.snapshot.machine.id, this.twin.players(), this.path);
  }
}
