import fc from "fast-check";
import { expect, it } from "vitest";
import { flush, offline, online, signedIn } from "../testing";
import type { QueuedAnswer } from "./answer-queue";
import { type ExamTarget, entry, exam, loaded, running, sit } from "./exam.testing";

/**
 * The simpler model: what the learner gave last, by question, and what the server would have if the network were
 * perfect. It knows no queue, no order of sending, and no tab.
 */
interface Model {
  given: Record<string, string>;
  /** Questions whose last answer the server has rejected. */
  rejected: Set<string>;
  /** Whether the session has ended. */
  isSignedOut: boolean;
}

/** The server: applies a command once, however often and however late it arrives. */
class Server {
  readonly answers: Record<string, string> = {};
  private readonly seen = new Set<string>();

  arrive({ questionId, answer, key }: QueuedAnswer): void {
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.answers[questionId] = answer.join();
  }
}

/** The machine, the server, and the network between them. */
class Real {
  readonly server = new Server();
  /** Requests whose answer the device no longer waits for. They can still arrive. */
  stray: QueuedAnswer[] = [];
  /** The calls that have been dealt with. */
  private dealt = 0;
  private loads = 0;

  private constructor(public target: ExamTarget) {}

  static async start(): Promise<Real> {
    return new Real(await entry(running()));
  }

  /** The call that the machine is waiting for, if any. */
  private pending() {
    const { calls } = this.target.sendAnswer;
    const call = calls.length > this.dealt ? calls.at(-1) : undefined;
    return call?.signal.aborted ? undefined : call;
  }

  /** Requests that were aborted since are on their own. */
  notice(): void {
    const { calls } = this.target.sendAnswer;
    for (const call of calls.slice(this.dealt))
      if (call.signal.aborted) {
        this.stray.push(call.input.entry);
        this.dealt = calls.length;
      }
  }

  async network(
    happens: "arrives" | "loses the answer" | "is lost" | "is rejected" | "signs out",
  ): Promise<string | null> {
    this.notice();
    const call = this.pending();
    if (!call) return null;
    this.dealt = this.target.sendAnswer.calls.length;
    const { entry: sent } = call.input;
    if (happens === "arrives" || happens === "loses the answer") this.server.arrive(sent);
    if (happens === "arrives") await this.target.sendAnswer.answer();
    else if (happens === "is rejected") await call.fail("invalid", 400);
    else if (happens === "signs out") await call.fail("signed_out", 401);
    else await call.fail("network");
    return sent.questionId;
  }

  signIn(): void {
    this.target.actor.send({ ...signedIn, seed: `seed ${this.loads}` });
  }

  /** The page is loaded again: the server tells what it has, the device what it kept. */
  async reload(): Promise<void> {
    this.notice();
    const call = this.pending();
    // It is on its way. Requests that arrive even later, after those of the next page, are not modeled: the device keeps
    // one answer a question, so an older one that is overtaken like this replaces the newer one on the server.
    if (call) this.server.arrive(call.input.entry);
    this.stray = [];
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
  }
}

type Step = fc.AsyncCommand<Model, Real>;

const always = () => true;
const step = (text: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: always,
  run: async (model, real) => {
    await run(model, real);
    await flush();
    real.notice();
    // What the learner gave last is always on the page.
    const { answers } = real.target.context();
    for (const [id, answer] of Object.entries(model.given)) expect([id, answers[id]?.join()]).toEqual([id, answer]);
  },
  toString: () => text,
});

const choose = fc.tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom("x", "y", "z")).map(([id, answer]) =>
  step(`the learner answers ${id} with ${answer}`, async (model, real) => {
    model.given[id] = answer;
    model.rejected.delete(id);
    real.target.choose(id, answer);
  }),
);
const request = fc.constantFrom("arrives" as const, "loses the answer" as const, "is lost" as const).map((how) =>
  step(`the request ${how}`, async (_, real) => {
    await real.network(how);
  }),
);
const rejected = fc.constant(
  step("the request is rejected", async (model, real) => {
    const before = real.target.context().queue;
    const id = await real.network("is rejected");
    const isReplaced = before.slice(1).some(({ questionId }) => questionId === id);
    if (id !== null && !isReplaced) model.rejected.add(id);
  }),
);
const signedOut = fc.constant(
  step("the session ends", async (model, real) => {
    if ((await real.network("signs out")) !== null) model.isSignedOut = true;
  }),
);
const signIn = fc.constant(
  step("the learner signs in", async (model, real) => {
    model.isSignedOut = false;
    real.signIn();
  }),
);
const connection = fc.constantFrom(true, false).map((isOnline) =>
  step(isOnline ? "the network is back" : "the network is gone", async (_, real) => {
    real.target.actor.send(isOnline ? online : offline);
  }),
);
const time = fc.constantFrom(1, 3999, 4000, 60_000).map((ms) =>
  step(`${ms} ms pass`, async (_, real) => {
    real.target.clock.increment(ms);
  }),
);
const reload = fc.constant(
  step("the page is loaded again", async (model, real) => {
    await real.reload();
    model.isSignedOut = false;
    // What was rejected is not on the server, and the device keeps it to be sent again.
    model.rejected.clear();
  }),
);
/** A request that the page no longer waits for arrives late, repeated, or out of order. */
const late = fc.nat(5).map((index) =>
  step(`stray request ${index} arrives`, async (_, real) => {
    const sent = real.stray[index];
    if (sent) real.server.arrive(sent);
  }),
);

/** Nothing goes wrong any more: everything that can be delivered is. */
async function settle(real: Real): Promise<void> {
  real.signIn();
  real.target.actor.send(online);
  for (let round = 0; round < 50 && real.target.context().queue.length > 0; round += 1) {
    await flush();
    if ((await real.network("arrives")) === null) real.target.clock.increment(60_000);
  }
}

it("delivers the last answer to every question, whatever the network does and in whatever order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([choose, choose, request, request, rejected, signedOut, signIn, connection, time, reload, late], {
        maxCommands: 40,
        size: "max",
      }),
      async (commands) => {
        let shared: { model: Model; real: Real } | undefined;
        await fc.asyncModelRun(async () => {
          shared = { model: { given: {}, rejected: new Set(), isSignedOut: false }, real: await Real.start() };
          return shared;
        }, commands);
        if (!shared) throw new Error("Nothing ran.");
        const { model, real } = shared;
        await settle(real);
        const wanted = Object.fromEntries(Object.entries(model.given).filter(([id]) => !model.rejected.has(id)));
        expect(real.target.context().queue).toEqual([]);
        expect(real.server.answers).toMatchObject(wanted);
        expect(new Set(real.target.context().refused.map(({ questionId }) => questionId))).toEqual(model.rejected);
        // A rejected answer stays in its form.
        for (const id of model.rejected) expect(real.target.context().answers[id]?.join()).toBe(model.given[id]);
        real.target.actor.stop();
      },
    ),
    { numRuns: 150 },
  );
});
