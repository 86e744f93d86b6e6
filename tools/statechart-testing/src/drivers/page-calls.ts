import type { Simulator } from "../simulator/simulator";
import { type Asked, actorOf } from "./page-tests";
import type { PageNetwork } from "./site";

/** The controlled calls of a page, which its twin's actors wait for. */
export class PageCalls {
  /** Actors of the twin whose calls have arrived. */
  private readonly called = new WeakSet<object>();

  constructor(
    /** By actor id. */
    private readonly calls: Readonly<Record<string, Asked>>,
    private readonly twin: Simulator,
    private readonly network: PageNetwork,
  ) {}

  /** The twin's running actors that wait for a call. */
  waiting(): ReadonlyMap<object, Asked> {
    const found = new Map<object, Asked>();
    for (const { name, snapshot } of this.twin.players())
      for (const [id, actor] of Object.entries(snapshot.children)) {
        const asked = this.calls[actorOf({ actor: name, invoke: id })];
        if (asked && actor) found.set(actor, asked);
      }
    return found;
  }

  /**
   * Waits for the calls that a step has started, so that none is mistaken for a later one. The page may first make calls
   * that no actor waits for, such as to deliver what the device keeps: they are cut off.
   */
  async arrive(since: number): Promise<void> {
    const waiting = this.waiting();
    const others = this.callsBut([...waiting.values()]);
    for (const [actor, asked] of waiting) {
      if (this.called.has(actor)) continue;
      this.called.add(actor);
      await this.network.await(asked, since, others);
    }
  }

  /**
   * Cuts off calls that no actor waits for since a step: the page would wait for them, because its clock stands still.
   * @param before the actors that waited before the step
   */
  async cutOff(before: ReadonlyMap<object, Asked>, since: number): Promise<void> {
    const now = this.waiting();
    const needed = [...before].flatMap(([actor, asked]) => (now.has(actor) ? [asked] : []));
    for (const asked of this.callsBut(needed)) await this.network.cutOff(asked, since);
  }

  /** The controlled calls of other kinds. */
  private callsBut(needed: readonly Asked[]): Asked[] {
    return Object.values(this.calls).filter(({ call }) => !needed.some((one) => one.call === call));
  }
}
