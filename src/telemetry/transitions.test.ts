import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  raise,
  SimulatedClock,
} from "xstate";
import { consentMachine, type StepReport } from "../../machines/account/consent";
import { profileMachine } from "../../machines/account/profile";
import { promoCodeMachine } from "../../machines/account/promo-code";
import { signInMachine } from "../../machines/account/sign-in";
import { searchMachine } from "../../machines/catalogue/search";
import { stepNoteMachine } from "../../machines/courses/step-note";
import { feedbackMachine } from "../../machines/engagement/feedback";
import { flush, profileOf, signedIn } from "../../machines/testing";
import { createInspectors } from "./inspectors";
import { countTransitions } from "./transitions";

function counting() {
  const reports: StepReport[] = [];
  const clock = { now: 0 };
  const inspectors = createInspectors(false, () => clock.now);
  const counter = countTransitions({ locale: "de", report: (one) => reports.push(one) });
  inspectors.watch(counter);
  /** Runs a machine that is counted from its creation on. */
  const run = <M extends AnyStateMachine>(machine: M, options: object = {}): Actor<M> => {
    const inspect = inspectors.forNew();
    const actor = createActor(machine, { ...options, inspect } as ActorOptions<M>);
    removals.set(actor, inspectors.add(actor));
    inspectors.show(actor);
    return actor.start();
  };
  const removals = new Map<unknown, () => void>();
  const leave = (actor: AnyActorRef) => removals.get(actor)?.();
  const transitions = () => reports.flatMap((one) => one.transitions);
  /** How often each state was entered, left, and left with its page. */
  const states = () => {
    const sums: Record<string, [entered: number, left: number, leftWithPage: number]> = {};
    const sumOf = (state: string) => {
      sums[state] ??= [0, 0, 0];
      return sums[state];
    };
    for (const { entered, left, leftPage } of reports) {
      for (const state of entered) sumOf(state)[0] += 1;
      for (const { state } of left) sumOf(state)[leftPage ? 2 : 1] += 1;
    }
    return sums;
  };
  return { reports, clock, counter, inspectors, run, leave, transitions, states };
}

const lamp = createMachine({
  id: "lamp",
  type: "parallel",
  states: {
    light: {
      initial: "off",
      states: { off: { on: { press: "on" } }, on: { on: { press: "off" }, after: { 60000: "off" } } },
    },
    cover: { initial: "closed", states: { closed: { on: { open: "opened", press: {} } }, opened: {} } },
    bulb: {},
  },
  on: { look: { actions: () => {} } },
});

describe("a step", () => {
  it("says which transition was taken, which states were left and entered, and after how long", () => {
    const { reports, clock, run } = counting();
    const actor = run(lamp);
    clock.now = 1200.4;
    actor.send({ type: "open" });
    const common = { type: "step", machine: "lamp", leftPage: false, locale: "de" };
    expect(reports).toEqual([
      { ...common, transitions: [], entered: ["lamp.light.off", "lamp.cover.closed", "lamp.bulb"], left: [] },
      {
        ...common,
        transitions: ["lamp.cover.closed open"],
        entered: ["lamp.cover.opened"],
        left: [{ state: "lamp.cover.closed", seconds: 3 }],
      },
    ]);
  });

  it("may be one that changes no state, and several regions may move at once", () => {
    const { transitions, states, run } = counting();
    const actor = run(lamp);
    actor.send({ type: "look" });
    actor.send({ type: "press" });
    actor.send({ type: "unknown" });
    expect(transitions()).toEqual(["lamp look", "lamp.light.off press", "lamp.cover.closed press"]);
    expect(states()).toEqual({
      "lamp.light.off": [1, 1, 0],
      "lamp.light.on": [1, 0, 0],
      "lamp.cover.closed": [1, 0, 0],
      "lamp.bulb": [1, 0, 0],
    });
  });

  it("may be to the state itself, by itself, of a delay, an actor, a raised event, or a finished state", async () => {
    const clock = new SimulatedClock();
    const machine = createMachine({
      id: "all",
      initial: "passing",
      states: {
        passing: { always: [{ guard: () => false, target: "off" }, { target: "loading" }] },
        loading: {
          invoke: [
            { id: "load", src: fromPromise(async () => 1), onDone: { actions: raise({ type: "loaded" }) } },
            {
              id: "fail",
              src: fromPromise(() => Promise.reject(new Error("no"))),
              onError: { target: "steps" },
            },
          ],
          on: { loaded: { actions: () => {} }, again: { target: "loading", reenter: true } },
        },
        steps: {
          initial: "first",
          states: { first: { after: { 500: "last" } }, last: { type: "final" } },
          onDone: "off",
        },
        off: { on: { "*": {} } },
      },
    });
    const { transitions, states, run } = counting();
    const actor = run(machine, { clock });
    await flush();
    clock.increment(500);
    actor.send({ type: "anything" });
    expect(transitions()).toEqual([
      "all.passing always #2",
      "all.loading done(load)",
      "all.loading loaded",
      "all.loading error(fail)",
      "all.steps.first after(500)",
      "all.steps onDone",
      "all.off *",
    ]);
    expect(states()).toEqual({
      "all.passing": [1, 1, 0],
      "all.loading": [1, 1, 0],
      "all.steps.first": [1, 1, 0],
      "all.steps.last": [1, 1, 0],
      "all.off": [1, 0, 0],
    });
  });

  it("of a machine that was already running begins with its states; the time in them is not known", () => {
    const { reports, clock, inspectors } = counting();
    const actor = createActor(lamp).start();
    inspectors.add(actor);
    inspectors.show(actor);
    clock.now = 100;
    actor.send({ type: "press" });
    clock.now = 350;
    actor.send({ type: "press" });
    expect(reports.map(({ entered }) => entered)).toEqual([
      ["lamp.light.off", "lamp.cover.closed", "lamp.bulb"],
      ["lamp.light.on"],
      ["lamp.light.off"],
    ]);
    expect(reports.flatMap(({ left }) => left)).toEqual([
      { state: "lamp.light.off", seconds: null },
      { state: "lamp.light.on", seconds: 0.3 },
    ]);
  });

  it("of a machine that was resumed begins with its states", () => {
    const { states, transitions, run } = counting();
    const before = createActor(lamp).start();
    before.send({ type: "press" });
    run(lamp, { snapshot: before.getPersistedSnapshot() });
    expect(states()).toEqual({
      "lamp.light.on": [1, 0, 0],
      "lamp.cover.closed": [1, 0, 0],
      "lamp.bulb": [1, 0, 0],
    });
    expect(transitions()).toEqual([]);
  });

  it.each([
    [0, 0.1],
    [100, 0.1],
    [101, 0.3],
    [59_000, 60],
    [3_600_001, 86_400],
    [86_400_001, null],
  ])("after %i ms is one after up to %s s", (ms, seconds) => {
    const { reports, clock, run } = counting();
    const actor = run(lamp);
    clock.now = ms;
    actor.send({ type: "open" });
    expect(reports.at(-1)?.left).toEqual([{ state: "lamp.cover.closed", seconds }]);
  });

  it("of the counting machines is not counted", () => {
    const { reports, run } = counting();
    run(
      consentMachine.provide({
        actors: { readConsent: fromPromise<boolean | null>(async () => null) },
        actions: { rememberConsent: () => {} },
      }),
    ).send({ type: "consent.refuse" });
    expect(reports).toEqual([]);
  });
});

describe("every state that was entered", () => {
  const part = createMachine({ id: "part", initial: "waiting", states: { waiting: {} } });
  const screen = createMachine({
    id: "screen",
    initial: "shown",
    states: {
      shown: { invoke: { id: "part", src: part }, on: { close: "closed", finish: "finished" } },
      closed: {},
      finished: { type: "final" },
    },
  });

  it("is left with the page, if the page or the tab is left", () => {
    const { states, counter, run, leave, clock } = counting();
    const [one, other] = [run(screen), run(screen)];
    leave(one);
    expect(states()).toEqual({ "screen.shown": [2, 0, 1], "part.waiting": [2, 0, 1] });
    clock.now = 10;
    counter.leavePage(10);
    counter.leavePage(10);
    expect(states()).toEqual({ "screen.shown": [2, 0, 2], "part.waiting": [2, 0, 2] });
    // The browser may show the tab again.
    other.send({ type: "close" });
    expect(states()).toEqual({ "screen.shown": [3, 1, 2], "part.waiting": [2, 0, 2], "screen.closed": [1, 0, 0] });
  });

  it("is left with its part of the page, if that ends; the rest stays", () => {
    const { states, run } = counting();
    run(screen).send({ type: "close" });
    expect(states()).toEqual({ "screen.shown": [1, 1, 0], "part.waiting": [1, 0, 1], "screen.closed": [1, 0, 0] });
  });

  it("is left when the machine has finished", () => {
    const { states, counter, run, leave } = counting();
    const actor = run(screen);
    actor.send({ type: "finish" });
    leave(actor);
    counter.leavePage(0);
    expect(states()).toEqual({ "screen.shown": [1, 1, 0], "part.waiting": [1, 0, 1], "screen.finished": [1, 1, 0] });
  });
});

/** For actors whose types do not matter here. */
const any = (logic: unknown) => logic as never;

/** Marked, so that it cannot be confused with the name of a state or an event. */
const secret = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `§${text}`);

describe("what is personal", () => {
  it("is never in a report, no matter what is typed, loaded, or sent", async () => {
    const person = fc.record({ name: secret, email: secret, text: secret, id: fc.integer({ min: 100_000_000 }) });
    await fc.assert(
      fc.asyncProperty(person, async ({ name, email, text, id }) => {
        const { reports, run } = counting();
        const user = profileOf(id, { name, email, promo: text });
        const who = { ...signedIn, learner: { id, name, email, permissions: user.permissions } };
        const refused = fromPromise<never>(async () => {
          throw { code: "invalid", status: 400, message: text, fields: { email } };
        });
        const place = { locale: "en", slug: text, stepId: id };

        const profile = run(
          profileMachine.provide({
            actors: {
              loadProfile: any(fromPromise(async () => ({ userProfile: user, specialRights: false }))),
              updateName: any(fromPromise(async () => user)),
              signOut: any(refused),
            },
            actions: { tellAcademy: () => {} },
          }),
        );
        const feedback = run(
          feedbackMachine.provide({
            actors: { sendFeedback: any(fromPromise(async () => ({ id, email }))) },
            actions: { keepDraft: () => {}, keepMessage: () => {}, forgetMessage: () => {} },
          }),
          { input: { page: text, draft: null } },
        );
        const search = run(searchMachine.provide({ actors: { loadSuggestions: any(refused) } }), {
          input: { locale: "en", resultsPath: text },
        });
        const note = run(
          stepNoteMachine.provide({
            actors: {
              loadNote: any(
                fromPromise(async () => ({
                  kept: { note: text, bookmarked: true, updatedAt: text },
                  draft: null,
                })),
              ),
              saveNote: any(refused),
            },
            actions: { keepOnDevice: () => {} },
          }),
          { input: { ...place, lesson: 1, step: 1, title: name } },
        );
        const promo = run(promoCodeMachine.provide({ actors: { applyPromo: any(refused) } }));
        const signIn = run(
          signInMachine.provide({
            actors: { signIn: any(refused), loadLoginState: any(fromPromise(async () => text)) },
          }),
          { input: { returnTo: text, problem: text } },
        );

        profile.send({ type: "profile.load", seed: text });
        for (const actor of [feedback, note, promo]) actor.send(who);
        await flush();
        profile.send({ type: "name.submit", name });
        feedback.send({ type: "text.change", text });
        feedback.send({ type: "feedback.send" });
        search.send({ type: "query.change", query: text });
        search.send({ type: "search.submit" });
        note.send({ type: "text.change", text: text + name });
        note.send({ type: "note.leave" });
        promo.send({ type: "code.change", code: text });
        promo.send({ type: "code.submit" });
        signIn.send({ type: "email.change", email });
        signIn.send({ type: "password.change", password: text });
        signIn.send({ type: "credentials.submit" });
        await flush();
        profile.send({ type: "session.end" });
        await flush();

        const machines = new Set(reports.map(({ machine }) => machine));
        expect([...machines].sort()).toEqual(["feedback", "profile", "promoCode", "search", "signIn", "stepNote"]);
        const told = JSON.stringify(reports);
        for (const personal of [name, email, text, String(id)])
          expect(told).not.toContain(JSON.stringify(personal).slice(1, -1));
        for (const actor of [profile, feedback, search, note, promo, signIn]) actor.stop();
      }),
      { numRuns: 50 },
    );
  });
});
