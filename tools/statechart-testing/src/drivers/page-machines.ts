import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { stateText } from "../cli/names";
import { casesOf } from "../simulator/event-alphabet";
import type { Player, Simulator } from "../simulator/simulator";
import type { RunningMachine } from "./drift";
import { eventually, pageTimeoutMs } from "./eventually";
import type { ObservedMachine } from "./page-bridge";
import { type Part, partFor, type Screen } from "./screen-tests";

/** The page's machine as seen from this process: the twin's snapshot with the page's state. */
const seenAs = ({ snapshot }: Player, { context }: ObservedMachine, can: (event: AnyEventObject) => boolean) =>
  Object.create(snapshot, {
    context: { value: context, enumerable: true },
    can: { value: can },
  }) as AnyMachineSnapshot;

/** The machines of a page, each with its twin in this process. */
export class PageMachines {
  /** The last answers of each machine, by its name. */
  private readonly answered = new Map<string, { place: string; answers: Map<string, boolean> }>();

  constructor(
    private readonly screen: Screen,
    private readonly twin: Simulator,
    private readonly page: Page,
  ) {}

  /** Waits until the page is in the same place as its twin. @throws {Error} that says where it is instead */
  async arrive(when: string): Promise<void> {
    const names = this.twin.players().map(({ name }) => name);
    await eventually(async () => {
      const seen = await this.observed(names);
      for (const { name, snapshot } of this.twin.players()) {
        const there = seen.find((one) => one.name === name);
        const who = name || this.twin.snapshot.machine.id;
        if (!there) throw new Error(`On the page, ${who} is not running after ${when}.`);
        if (!isDeepStrictEqual(there.value, snapshot.value))
          throw new Error(
            `On the page, ${who} is ${stateText(there.value)} after ${when}, expected ${stateText(snapshot.value)}.`,
          );
      }
    }, pageTimeoutMs);
  }

  /** The page's report on the running machines with these names. */
  observed(names: readonly string[]): Promise<ObservedMachine[]> {
    return this.page.evaluate((all) => statechartBridge?.observe(all) ?? [], names);
  }

  /** The machines of the page, for comparison with its controls. */
  async running(): Promise<RunningMachine[]> {
    const players = this.twin.players();
    const seen = await this.observed(players.map(({ name }) => name));
    return Promise.all(
      players.flatMap((player) => {
        const there = seen.find(({ name }) => name === player.name);
        return there ? [this.withAnswers(player, there)] : [];
      }),
    );
  }

  /** Which events a machine takes. What it answered in the same state with the same context is true again. */
  private async answersOf(there: ObservedMachine, events: readonly AnyEventObject[]): Promise<Map<string, boolean>> {
    const { name } = there;
    const place = JSON.stringify(there);
    const before = this.answered.get(name);
    if (before?.place === place) return before.answers;
    const taken = await this.page.evaluate(({ of, all }) => statechartBridge.can(of, all), { of: name, all: events });
    const answers = new Map(events.map((event, index) => [JSON.stringify(event), taken[index] === true]));
    this.answered.set(name, { place, answers });
    return answers;
  }

  private async withAnswers(player: Player, there: ObservedMachine): Promise<RunningMachine> {
    const { name, testModel, snapshot } = player;
    const part = partFor(this.screen, name);
    // Drift derives payloads from the context on the page.
    const events = Object.keys(part?.does ?? {}).flatMap((type) =>
      Object.values(casesOf(testModel, type)).map((payload) => ({
        type,
        ...((typeof payload === "function" ? payload(there.context) : payload) as object),
      })),
    );
    const known = await this.answersOf(there, events);
    const can = (event: AnyEventObject) => known.get(JSON.stringify(event)) ?? snapshot.can(event);
    return { name, testModel, snapshot: seenAs(player, there, can) };
  }

  /**
   * A running machine of the page, with its part.
   * @param known the machines, if they have been asked for since the last step
   * @throws {Error} if it is not running on the page
   */
  async whose(name: string, known?: readonly RunningMachine[]): Promise<{ part: Part; player: RunningMachine }> {
    const part = partFor(this.screen, name);
    const player = (known ?? (await this.running())).find((one) => one.name === name);
    if (!part || !player)
      throw new Error(`${name || "The machine"} is not running, or "children" of its screen does not describe it.`);
    return { part, player };
  }
}
