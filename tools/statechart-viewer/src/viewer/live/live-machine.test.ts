import { describe, expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import type { PageMessage, StepMessage, ViewerMessage } from "../../mirror/messages";
import { leavesOf, maxSteps, shownAt } from "./live";
import { actorOf, listed, liveMachine, pageOf } from "./live-machine";

function live(machine: string | null = null) {
  const told: ViewerMessage[] = [];
  const saved: unknown[] = [];
  const channel = fromCallback<{ type: "tell"; message: ViewerMessage }, string>(({ receive }) =>
    receive(({ message }) => told.push(message)),
  );
  const actor = createActor(
    liveMachine.provide({ actors: { channel }, actions: { save: (_, session) => saved.push(session) } }),
    { input: { machine, channel: "doors" } },
  ).start();
  const say = (...messages: PageMessage[]) => {
    for (const message of messages) actor.send({ type: "page.said", message });
  };
  const context = () => actor.getSnapshot().context;
  const shown = () => {
    const looked = actorOf(context());
    return looked ? shownAt(looked, context().log, context().at) : null;
  };
  return { actor, told, saved, say, context, shown };
}

const hello = (page = "p"): PageMessage => ({ type: "hello", page, path: "/academy/" });
const runs = (actor: string, machine: string, value = "asking"): PageMessage => ({
  type: "actor",
  page: "p",
  actor,
  machine,
  parent: null,
  value,
  can: ["answer.choose"],
});
const step = (n: number, from: string, to: string, more: Partial<StepMessage> = {}): StepMessage => ({
  type: "step",
  page: "p",
  n,
  at: n,
  actor: "1/quiz",
  machine: "quiz",
  event: `to.${to}`,
  from,
  to,
  taken: [`quiz.${from} to.${to}`],
  can: ["answer.submit"],
  ...more,
});
const gone = (actor: string | null = null): PageMessage => ({ type: "gone", page: "p", actor });

describe("the live view", () => {
  it("looks for pages, waits, and selects the first one that says hello", () => {
    const { actor, told, say, context } = live();
    expect(told).toEqual([{ type: "who" }]);
    expect(actor.getSnapshot().hasTag("listening")).toBe(true);
    say(step(1, "asking", "checking"), hello(), runs("1", "lesson"));
    expect(actor.getSnapshot().value).toBe("connected");
    expect(pageOf(context())?.actors).toHaveLength(1);
    expect(context().log).toEqual([]);
  });

  it("selects the next page when this one is gone, and keeps its log until then", () => {
    const { actor, say, context } = live("quiz");
    say(hello(), runs("1/quiz", "quiz"), step(1, "asking", "wrong"), gone());
    expect(actor.getSnapshot().value).toBe("gone");
    expect(actorOf(context())).toMatchObject({ machine: "quiz", value: "wrong", isGone: true, can: [] });
    say(hello("q"));
    expect(actor.getSnapshot().value).toBe("connected");
    expect(pageOf(context())).toMatchObject({ page: "q", actors: [] });
  });

  it("stays with the selected page when another one opens or closes", () => {
    const { actor, say, context } = live();
    say(hello(), hello("q"), { ...gone(), page: "q" } as PageMessage);
    expect(actor.getSnapshot().value).toBe("connected");
    expect(context().page).toBe("p");
    say(hello("r"));
    actor.send({ type: "page.choose", page: "r" });
    expect(context().page).toBe("r");
  });

  it("shows what a page that was left has reported when it is selected, and goes on with the next one", () => {
    const { actor, say, context } = live("quiz");
    say(hello(), runs("1/quiz", "quiz"), step(1, "asking", "wrong"), gone(), hello("q"));
    expect([actor.getSnapshot().value, context().page]).toEqual(["connected", "q"]);
    actor.send({ type: "page.choose", page: "p" });
    expect([actor.getSnapshot().value, context().page]).toEqual(["gone", "p"]);
    expect(listed(context()).map(({ to }) => to)).toEqual(["wrong"]);
    actor.send({ type: "page.choose", page: "q" });
    expect([actor.getSnapshot().value, context().page]).toEqual(["connected", "q"]);
  });

  it("selects the newest actor of the displayed machine, or the selected one while it is running", () => {
    const { actor, say, context } = live("quiz");
    say(hello(), runs("1", "lesson"), runs("1/quiz", "quiz"), runs("2/quiz", "quiz"));
    expect(actorOf(context())?.actor).toBe("2/quiz");
    actor.send({ type: "actor.choose", actor: "1/quiz" });
    expect(actorOf(context())?.actor).toBe("1/quiz");
    say(gone("1/quiz"));
    expect(actorOf(context())?.actor).toBe("2/quiz");
    actor.send({ type: "machine.changed", machine: "lesson" });
    expect(actorOf(context())?.actor).toBe("1");
    actor.send({ type: "machine.changed", machine: "exam" });
    expect(actorOf(context())).toBeNull();
  });
});

describe("stepping through the log", () => {
  function stepped() {
    const made = live("quiz");
    made.say(hello(), runs("1", "lesson", "open"), runs("1/quiz", "quiz"));
    made.say(step(1, "asking", "checking"), step(2, "open", "open", { actor: "1", machine: "lesson" }));
    made.say(step(3, "checking", "wrong"));
    return made;
  }

  it("shows now, then each step back, then forward, then now again", () => {
    const { actor, shown } = stepped();
    expect(shown()).toEqual({ states: ["quiz.wrong"], transition: "quiz.checking to.wrong" });
    actor.send({ type: "step.back" });
    expect(shown()).toEqual({ states: ["quiz.checking"], transition: "quiz.asking to.checking" });
    expect(actor.getSnapshot().can({ type: "step.back" })).toBe(false);
    actor.send({ type: "step.forward" });
    expect(shown()?.states).toEqual(["quiz.wrong"]);
    expect(actor.getSnapshot().can({ type: "step.forward" })).toBe(false);
    actor.send({ type: "step.show", n: 1 });
    expect(shown()?.states).toEqual(["quiz.checking"]);
    actor.send({ type: "now.show" });
    expect(shown()?.states).toEqual(["quiz.wrong"]);
  });

  it("lists the steps of the actor or of all", () => {
    const { actor, context } = stepped();
    expect(listed(context()).map(({ n }) => n)).toEqual([1, 3]);
    actor.send({ type: "log.widen", isAll: true });
    expect(listed(context()).map(({ n }) => n)).toEqual([1, 2, 3]);
    actor.send({ type: "step.show", n: 2 });
    actor.send({ type: "log.clear" });
    expect(context()).toMatchObject({ log: [], at: null });
    expect(actor.getSnapshot().can({ type: "log.clear" })).toBe(false);
  });

  it("keeps the newest steps", () => {
    const { say, context } = stepped();
    for (let n = 4; n < maxSteps + 10; n += 1) say(step(n, "wrong", "asking"));
    expect(context().log).toHaveLength(maxSteps);
    expect(context().log.at(-1)?.n).toBe(maxSteps + 9);
  });

  it("shows the state before the first received step", () => {
    const [actor] = [{ actor: "1/quiz", machine: "quiz", value: "wrong", can: [], isGone: false }];
    expect(shownAt(actor, [step(5, "asking", "checking")], 4)).toEqual({ states: ["quiz.asking"], transition: null });
    expect(shownAt(actor, [], null)).toEqual({ states: ["quiz.wrong"], transition: null });
  });

  it("finds the innermost states of regions, including a region without child states", () => {
    expect(leavesOf("exam", { stage: { attempting: "answering" }, clock: "off" })).toEqual([
      "exam.stage.attempting.answering",
      "exam.clock.off",
    ]);
    expect(leavesOf("exam", { a: {}, b: "x" })).toEqual(["exam.a", "exam.b.x"]);
    expect(leavesOf("education", {})).toEqual([]);
  });
});

describe("requests to the page", () => {
  function asking() {
    const made = live("quiz");
    made.say(hello(), runs("1/quiz", "quiz"));
    made.told.length = 0;
    return made;
  }

  it("send what can be sent, with the typed payload", () => {
    const { actor, told, context } = asking();
    actor.send({ type: "event.send", event: "answer.submit", payload: "" });
    expect(told).toEqual([]);
    actor.send({ type: "event.send", event: "answer.choose", payload: ' {"answer": ["true"]} ' });
    const sent = { type: "send", page: "p", actor: "1/quiz", event: "answer.choose" };
    expect(told).toEqual([{ ...sent, payload: { answer: ["true"] } }]);
    for (const payload of ["[1]", "{answer}", "null", "7"]) {
      actor.send({ type: "event.send", event: "answer.choose", payload });
      expect(context().problem).toEqual({ code: "payload" });
    }
    actor.send({ type: "event.send", event: "answer.choose", payload: "" });
    expect(context().problem).toBeNull();
    expect(told).toHaveLength(2);
  });

  it("show what the page has refused", () => {
    const { say, context } = asking();
    say({ type: "refused", page: "p", actor: "1/quiz", event: "answer.choose" });
    expect(context().problem).toEqual({ code: "refused", event: "answer.choose" });
  });

  it("save the session that the page exports, and no other", () => {
    const { actor, told, saved, say } = asking();
    actor.send({ type: "session.save" });
    expect(told).toEqual([{ type: "save", page: "p" }]);
    const session = { kind: "session", version: 1, events: [] } as const;
    say({ type: "session", page: "q", session: { ...session, events: [] } });
    say({ type: "session", page: "p", session: { ...session, events: [] } });
    expect(saved).toEqual([session]);
  });

  it("stop mirroring, and send nothing to a page that is gone", () => {
    const { actor, told, say } = asking();
    actor.send({ type: "mirroring.stop" });
    expect(told).toEqual([{ type: "stop", page: "p" }]);
    say(gone());
    const snapshot = actor.getSnapshot();
    expect(snapshot.can({ type: "session.save" })).toBe(false);
    expect(snapshot.can({ type: "mirroring.stop" })).toBe(false);
    expect(snapshot.can({ type: "event.send", event: "answer.choose", payload: "" })).toBe(false);
  });
});
