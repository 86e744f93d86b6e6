import fc from "fast-check";
import { expect } from "vitest";
import { describeRaces, step, untilIdle } from "../races.testing";
import { offline, online, signedIn } from "../testing";
import type { QueuedAnswer } from "./answer-queue";
import { type ExamTarget, entry, exam, loaded, running, sit } from "./exam.testing";

/** The server: applies a command once, and none of a device after a later one about the same question (record 41). */
class Server {
  readonly answers: Record<string, string> = {};
  private readonly seen = new Set<string>();
  private readonly latest: Record<string, number> = {};

  arrive({ questionId, answer, key }: QueuedAnswer, order: number): void {
    if (this.seen.has(key)) return;
    this.seen.add(key);
    if (order < (this.latest[questionId] ?? 0)) return;
    this.latest[questionId] = order;
    this.answers[questionId] = answer.join();
  }
}

/** The machine, the server, and the network between them. */
class World {
  /**
   * The simpler model: what the learner gave last, by question. It knows no queue, no order of sending, and no tab: if
   * nothing was rejected, it is what the server has in the end.
   */
  readonly given: Record<string, string> = {};
  /** Questions whose last answer the server has rejected. */
  readonly rejected = new Set<string>();
  readonly server = new Server();
  /** Requests whose answer the device no longer waits for. They can still arrive. */
  private readonly strays: QueuedAnswer[] = [];
  /** The order in which the device was given its commands; it outlives the page. */
  private readonly order = new Map<string, number>();
  /** The calls that have been dealt with. */
  private dealt = 0;
  private loads = 0;

  constructor(public target: ExamTarget) {}

  /** The call that the machine is waiting for, if any; requests that were aborted since are on their own. */
  private pending() {
    const { calls } = this.target.sendAnswer;
    for (let call = calls[this.dealt]; call?.signal.aborted; call = calls[this.dealt]) {
      this.strays.push(call.input.entry);
      this.dealt += 1;
    }
    return calls[this.dealt];
  }

  /** The device numbers what it keeps. */
  private numberAll(): void {
    for (const { entries } of this.target.device)
      for (const { key } of entries) if (!this.order.has(key)) this.order.set(key, this.order.size + 1);
  }

  private arrive(sent: QueuedAnswer): void {
    this.server.arrive(sent, this.order.get(sent.key) ?? 0);
  }

  /** What the network does with the request that the machine is waiting for. @returns its question */
  async network(happens: string): Promise<string | null> {
    const call = this.pending();
    if (!call) return null;
    this.dealt += 1;
    const { entry: sent } = call.input;
    if (happens === "arrives" || happens === "loses the answer") this.arrive(sent);
    if (happens === "arrives") await this.target.sendAnswer.answer();
    else if (happens === "is rejected") await call.fail("invalid", 400);
    else if (happens === "signs out") await call.fail("signed_out", 401);
    else await call.fail("network");
    return sent.questionId;
  }

  /** A request that the page no longer waits for arrives late, repeated, or out of order. */
  stray(index: number): void {
    this.pending();
    const sent = this.strays[index];
    if (sent) this.arrive(sent);
  }

  choose(id: string, answer: string): void {
    this.given[id] = answer;
    this.rejected.delete(id);
    this.target.choose(id, answer);
    this.numberAll();
  }

  async reject(): Promise<void> {
    const before = this.target.context().queue;
    const id = await this.network("is rejected");
    const isReplaced = before.slice(1).some(({ questionId }) => questionId === id);
    if (id !== null && !isReplaced) this.rejected.add(id);
  }

  signIn(): void {
    this.target.actor.send({ ...signedIn, seed: `seed ${this.loads}` });
  }

  /** The page is loaded again: the server tells what it has, the device what it kept. */
  async reload(): Promise<void> {
    const call = this.pending();
    // It is on its way, and arrives whenever it does.
    if (call) this.strays.push(call.input.entry);
    const queue = this.target.kept();
    this.target.actor.stop();
    const answers = Object.fromEntries(Object.entries(this.server.answers).map(([id, answer]) => [id, [answer]]));
    this.target = sit({ kept: queue });
    this.dealt = 0;
    await this.target.loadExam.answer(exam);
    // Every page has a seed of its own for the keys of its commands.
    this.loads += 1;
    this.signIn();
    await this.target.loadProgress.answer(loaded(running({ answers }), queue));
    // What was rejected is not on the server, and the device keeps it to be sent again.
    this.rejected.clear();
  }
}

const question = fc.constantFrom("a", "b", "c");
const answer = fc.constantFrom("x", "y", "z");
const choose = step("choose", question, answer);
const request = step("network", fc.constantFrom("arrives", "loses the answer", "is lost"));

describeRaces<World>({
  machine: "exam",
  title: "delivers the last answer to every question, whatever the network does and in whatever order",
  runs: 150,
  steps: [
    choose,
    choose,
    request,
    request,
    step("reject"),
    step("network", fc.constant("signs out")),
    step("signIn"),
    step("connection", fc.boolean()),
    step("wait", fc.constantFrom(1, 3999, 4000, 60_000)),
    step("reload"),
    step("stray", fc.nat(5)),
  ],
  start: async () => new World(await entry(running())),
  perform: {
    choose: (world, id: string, given: string) => world.choose(id, given),
    network: async (world, happens: string) => void (await world.network(happens)),
    reject: (world) => world.reject(),
    signIn: (world) => world.signIn(),
    connection: (world, isOnline: boolean) => world.target.actor.send(isOnline ? online : offline),
    wait: (world, ms: number) => world.target.clock.increment(ms),
    reload: (world) => world.reload(),
    stray: (world, index: number) => world.stray(index),
  },
  check: ({ target, given }) => {
    // What the learner gave last is always on the page.
    const { answers } = target.context();
    for (const [id, last] of Object.entries(given)) expect([id, answers[id]?.join()]).toEqual([id, last]);
  },
  settle: async (world) => {
    const { server, given, rejected } = world;
    world.signIn();
    world.target.actor.send(online);
    await untilIdle(async () => {
      if ((await world.network("arrives")) === null) world.target.clock.increment(60_000);
      return world.target.context().queue.length > 0;
    });
    // Whatever was still on its way arrives last.
    for (let index = 0; index < 40; index += 1) world.stray(index);
    const { answers, refused } = world.target.context();
    expect(server.answers).toMatchObject(Object.fromEntries(Object.entries(given).filter(([id]) => !rejected.has(id))));
    expect(new Set(refused.map(({ questionId }) => questionId))).toEqual(rejected);
    // A rejected answer stays in its form.
    for (const id of rejected) expect(answers[id]?.join()).toBe(given[id]);
    world.target.actor.stop();
  },
});
