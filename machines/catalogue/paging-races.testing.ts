import fc from "fast-check";
import { expect } from "vitest";
import { describeRaces, type Step, step, untilIdle } from "../races.testing";
import type { Page } from "../shared/paged";
import type { fakeActor } from "../testing";

interface Paging {
  page: number;
  limit: number;
}
/** A list with filters that is loaded page by page, as the races need it; `Asked` is what it requests. */
export interface ListUnderTest<Asked extends Paging, Card, Reply> {
  loadPage: ReturnType<typeof fakeActor<Reply, Asked>>;
  /** The reply with a page. */
  replyOf(page: Page<Card>): Reply;
  cardOf(id: number): Card;
  /** The filter that a request is for. */
  filterOf(asked: Asked): string;
  /** The filter that the reader has chosen, the one in the address, and what is shown. */
  shown(): { filter: string; address: string; ids: number[]; total: number; state: string };
  /** The reader's actions, by name. */
  actions: Record<"choose" | "type" | "back", (filter: string) => void> &
    Record<"more" | "reopen" | "retry", () => void>;
  wait(ms: number): void;
  stop(): void;
}

const filters = ["links", "ads", "none"];
/** How many items there are at first, by filter: several pages, one page, and none. */
const counts: Record<string, number> = { links: 7, ads: 2, none: 0 };

/**
 * The simpler model: the server's lists, and the filter that the reader asked for last. It knows no requests and no
 * pages.
 */
class World<Asked extends Paging, Card, Reply> {
  readonly items: Record<string, number[]> = Object.fromEntries(
    filters.map((filter, index) => [filter, Array.from({ length: counts[filter] ?? 0 }, (_, at) => index * 100 + at)]),
  );
  wanted = "links";
  /** Whether a list has changed since its first page was shown. */
  isMoving = false;
  private readonly strays: ReturnType<ListUnderTest<Asked, Card, Reply>["loadPage"]["latest"]>[] = [];
  private dealt = 0;

  constructor(readonly list: ListUnderTest<Asked, Card, Reply>) {}

  private replyTo(asked: Asked): Reply {
    const all = this.items[this.list.filterOf(asked)] ?? [];
    const from = (asked.page - 1) * asked.limit;
    const data = all.slice(from, from + asked.limit).map(this.list.cardOf);
    return this.list.replyOf({ data, total: all.length });
  }

  private pending() {
    const { calls } = this.list.loadPage;
    for (let call = calls[this.dealt]; call?.signal.aborted; call = calls[this.dealt]) {
      this.strays.push(call);
      this.dealt += 1;
    }
    return calls[this.dealt];
  }

  async network(happens: string): Promise<boolean> {
    const call = this.pending();
    if (!call) return false;
    this.dealt += 1;
    if (happens === "arrives") await call.answer(this.replyTo(call.input));
    else await call.fail("network");
    if (happens === "arrives" && call.input.page === 1) this.isMoving = false;
    return true;
  }

  /** A page that is not waited for anymore arrives late, out of order, or once more. */
  async stray(index: number): Promise<void> {
    this.pending();
    const call = this.strays[index];
    await call?.answer(this.replyTo(call.input));
  }

  choose(how: "choose" | "type" | "back", filter: string): void {
    // The address does not change to what it is.
    if (how === "back" && filter === this.list.shown().address) return;
    this.wanted = filter;
    this.list.actions[how](filter);
  }

  /** An editor publishes something: what follows moves down, and the next page repeats what is shown. */
  publish(): void {
    const all = this.items[this.wanted] ?? [];
    all.unshift(1000 + all.length * 10 + filters.indexOf(this.wanted));
    this.isMoving = true;
  }

  check(): void {
    const { filter, ids, total, state } = this.list.shown();
    expect(filter).toBe(this.wanted);
    expect(new Set(ids).size).toBe(ids.length);
    // While other filters are being applied, what was shown before stays.
    if (["loading", "typing", "failed", "asking"].includes(state)) return;
    const all = this.items[filter] ?? [];
    expect(all).toEqual(expect.arrayContaining(ids));
    if (this.isMoving) return;
    expect(ids).toEqual(all.slice(0, ids.length));
    if (state !== "idle") expect(total).toBe(all.length);
  }

  private async idle(): Promise<void> {
    await untilIdle(async () => {
      this.list.wait(1000);
      if (await this.network("arrives")) return true;
      const { state } = this.list.shown();
      if (state === "failed") this.list.actions.retry();
      else this.list.actions.more();
      return this.pending() !== undefined;
    });
  }

  /** Everything arrives, and the reader goes to the end of the list; then to another one, and back. */
  async settle(): Promise<void> {
    await this.idle();
    expect(this.list.shown().filter).toBe(this.wanted);
    for (const filter of [this.wanted === "ads" ? "links" : "ads", this.wanted]) {
      this.choose("choose", filter);
      for (let index = 0; index < 40; index += 1) await this.stray(index);
      await this.idle();
      const all = this.items[filter] ?? [];
      const { ids, total } = this.list.shown();
      expect([ids, total]).toEqual([all, all.length]);
    }
    this.list.stop();
  }
}

/** Defines the races of a list. */
export function describePagingRaces<Asked extends Paging, Card, Reply>(
  machine: string,
  start: () => ListUnderTest<Asked, Card, Reply>,
): void {
  const filter = fc.constantFrom(...filters);
  const named = (name: string): fc.Arbitrary<Step> => step(name);
  const arriving = step("network", fc.constant("arrives"));
  describeRaces<World<Asked, Card, Reply>>({
    machine,
    title: "shows the list that was asked for last, each item once and in order, whatever arrives when",
    runs: 150,
    steps: [
      arriving,
      arriving,
      arriving,
      step("network", fc.constant("is lost")),
      step("stray", fc.nat(5)),
      step("choose", filter),
      step("type", filter),
      step("back", filter),
      named("publish"),
      named("publish"),
      step("wait", fc.constantFrom(1, 299, 300)),
      named("more"),
      named("more"),
      named("reopen"),
      named("retry"),
    ],
    start: async () => new World(start()),
    perform: {
      network: async (world, happens: string) => void (await world.network(happens)),
      stray: (world, index: number) => world.stray(index),
      choose: (world, to: string) => world.choose("choose", to),
      type: (world, to: string) => world.choose("type", to),
      back: (world, to: string) => world.choose("back", to),
      publish: (world) => world.publish(),
      wait: (world, ms: number) => world.list.wait(ms),
      more: ({ list }) => list.actions.more(),
      reopen: ({ list }) => list.actions.reopen(),
      retry: ({ list }) => list.actions.retry(),
    },
    check: (world) => world.check(),
    settle: (world) => world.settle(),
  });
}
