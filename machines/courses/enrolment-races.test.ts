import fc from "fast-check";
import { expect } from "vitest";
import { describeRaces, step, untilIdle } from "../races.testing";
import { learner, signedOut } from "../testing";
import { course, inside, outside } from "./enrolment.testing";

type Page = ReturnType<typeof course>;
type Kind = "enrol" | "removeEnrolment";
interface Command {
  kind: Kind;
  learnerId: number;
  key: string;
  /** The device's number of the command. */
  order: number;
  /** How often the server had told the page before whether the learner is enrolled. */
  checks: number;
}

/** The server: applies a command once, and none of a device after a later one (record 41). */
class Server {
  readonly enrolled = new Map<number, boolean>();
  /** What was applied, by learner. */
  readonly applied: Command[] = [];
  private readonly keys = new Set<string>();
  private readonly latest = new Map<number, number>();

  arrive(command: Command): void {
    const { kind, learnerId, key, order } = command;
    if (this.keys.has(`${learnerId} ${key}`)) return;
    this.keys.add(`${learnerId} ${key}`);
    if (order < (this.latest.get(learnerId) ?? 0)) return;
    this.latest.set(learnerId, order);
    this.applied.push(command);
    this.enrolled.set(learnerId, kind === "enrol");
  }
}

class World {
  readonly server = new Server();
  /**
   * The simpler model: what each learner asked for last and was told about. It knows no requests, no tokens, and no
   * repeats.
   */
  readonly told = new Map<number, boolean>();
  private readonly strays: Command[] = [];
  private readonly dealt = { checkEnrolment: 0, enrol: 0, removeEnrolment: 0 };
  private readonly sent = new Map<object, Command>();
  private order = 0;
  private checks = 0;
  private loads = 0;
  private learnerId = 0;

  constructor(public page: Page) {}

  private readonly intents: number[] = [];
  private seen = 0;

  /** A request begins: the device numbers it, and it carries the session. */
  sync(): void {
    for (const kind of ["enrol", "removeEnrolment"] as const)
      for (const call of this.page[kind].calls)
        if (!this.sent.has(call)) {
          this.order += 1;
          const { order, checks, learnerId } = this;
          this.sent.set(call, { kind, learnerId, key: call.input.key, order, checks });
        }
    for (const kind of ["enrol", "removeEnrolment"] as const)
      while (this.page[kind].calls[this.dealt[kind]]?.signal.aborted) this.giveUp(kind);
    while (this.page.checkEnrolment.calls[this.dealt.checkEnrolment]?.signal.aborted) this.dealt.checkEnrolment += 1;
    for (const _ of this.page.intents.slice(this.seen)) this.intents.push(1);
    this.seen = this.page.intents.length;
  }

  private giveUp(kind: Kind): void {
    const call = this.page[kind].calls[this.dealt[kind]];
    const command = call && this.sent.get(call);
    if (command) this.strays.push(command);
    this.dealt[kind] += 1;
  }

  async network(happens: string): Promise<boolean> {
    this.sync();
    const check = this.page.checkEnrolment.calls[this.dealt.checkEnrolment];
    if (check) {
      this.dealt.checkEnrolment += 1;
      if (happens === "signs out") await check.fail("signed_out", 401);
      else if (happens !== "arrives") await check.fail("network");
      else {
        const isEnrolled = this.server.enrolled.get(this.learnerId) === true;
        // It is told once.
        const intended = this.intents.splice(0).length > 0;
        this.told.set(this.learnerId, isEnrolled);
        this.checks += 1;
        await check.answer({ progress: isEnrolled ? inside : outside, intended });
      }
      this.sync();
      return true;
    }
    for (const kind of ["enrol", "removeEnrolment"] as const) {
      const call = this.page[kind].calls[this.dealt[kind]];
      const command = call && this.sent.get(call);
      if (!call || !command) continue;
      const before = this.told.get(this.learnerId);
      this.dealt[kind] += 1;
      if (happens === "arrives" || happens === "loses the answer") this.server.arrive(command);
      else if (happens === "is lost") this.strays.push(command);
      if (happens === "arrives") {
        this.told.set(this.learnerId, kind === "enrol");
        await call.answer(kind === "enrol" ? inside : outside);
        expect(this.page.hasTag("enrolled")).toBe(this.server.enrolled.get(this.learnerId));
      } else if (happens === "signs out") {
        await call.fail("signed_out", 401);
        expect(this.page.state()).toBe("signedOut");
      } else {
        // Nothing is announced before the server has answered: the page is where it was.
        await call.fail("timeout");
        expect(this.page.hasTag("enrolled")).toBe(before);
        expect(this.page.context().failure?.code).toBe("timeout");
      }
      this.sync();
      return true;
    }
    return false;
  }

  stray(index: number): void {
    this.sync();
    const command = this.strays[index];
    if (command) this.server.arrive(command);
  }

  session(id: number): void {
    this.sync();
    this.learnerId = id;
    const seed = `seed ${this.loads}`;
    this.page.actor.send(id === 0 ? signedOut : { type: "session.changed", learner: { ...learner, id }, seed });
    this.sync();
  }

  reload(): void {
    this.sync();
    for (const kind of ["enrol", "removeEnrolment"] as const)
      while (this.page[kind].calls[this.dealt[kind]]) this.giveUp(kind);
    this.page.stop();
    this.page = course();
    Object.assign(this.dealt, { checkEnrolment: 0, enrol: 0, removeEnrolment: 0 });
    this.seen = 0;
    this.loads += 1;
    this.session(this.learnerId);
  }

  async settle(): Promise<void> {
    for (const id of [7, 8]) {
      // Whatever was still on its way arrives before the learner looks again.
      for (let index = 0; index < 40; index += 1) this.stray(index);
      this.session(id);
      await untilIdle(() => this.network("arrives"));
      expect([id, this.page.state()]).toEqual([id, this.server.enrolled.get(id) ? "enrolled" : "notEnrolled"]);
    }
    for (const id of [7, 8]) {
      // A page that repeats a command does not give another one.
      const mine = this.server.applied.filter((one) => one.learnerId === id);
      for (const [index, { kind, checks }] of mine.entries()) {
        const next = mine[index + 1];
        if (next?.checks === checks) expect(next.kind).not.toBe(kind);
      }
    }
    this.page.stop();
  }
}

const named = (name: string) => step(name);
describeRaces<World>({
  machine: "enrolment",
  title: "enrolls once, and shows what the server has, whatever the network and the session do",
  runs: 150,
  steps: [
    named("enrol"),
    named("enrol"),
    named("leave"),
    named("leave"),
    named("cancel"),
    named("retry"),
    step("network", fc.constant("arrives")),
    step("network", fc.constant("arrives")),
    step("network", fc.constantFrom("loses the answer", "is lost", "signs out")),
    step("session", fc.constantFrom(7, 7, 8, 0)),
    step("stray", fc.nat(5)),
    named("reload"),
  ],
  start: async () => {
    const world = new World(course());
    world.session(7);
    await world.network("arrives");
    return world;
  },
  perform: {
    enrol: ({ page }) => page.actor.send({ type: "course.enrol" }),
    leave: ({ page }) => {
      page.actor.send({ type: "course.leave" });
      page.actor.send({ type: "removal.confirm" });
    },
    cancel: ({ page }) => {
      page.actor.send({ type: "course.leave" });
      page.actor.send({ type: "removal.cancel" });
    },
    retry: ({ page }) => page.actor.send({ type: "enrolment.retry" }),
    network: async (world, happens: string) => void (await world.network(happens)),
    session: (world, id: number) => world.session(id),
    stray: (world, index: number) => world.stray(index),
    reload: (world) => world.reload(),
  },
  check: (world) => world.sync(),
  settle: (world) => world.settle(),
});
