import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, createMachine, fromPromise, SimulatedClock } from "xstate";
import { consentMachine, type TransitionReport } from "../../machines/account/consent";
import { profileMachine } from "../../machines/account/profile";
import { promoCodeMachine } from "../../machines/account/promo-code";
import { signInMachine } from "../../machines/account/sign-in";
import { searchMachine } from "../../machines/catalogue/search";
import { stepNoteMachine } from "../../machines/courses/step-note";
import { feedbackMachine } from "../../machines/engagement/feedback";
import { flush, profileOf, signedIn } from "../../machines/testing";
import { countTransitions } from "./transitions";

function counting() {
  const reports: TransitionReport[] = [];
  const clock = { now: 0 };
  const inspect = countTransitions({ locale: "de", now: () => clock.now, report: (one) => reports.push(one) });
  return { reports, clock, inspect };
}

const lamp = createMachine({
  id: "lamp",
  type: "parallel",
  states: {
    light: {
      initial: "off",
      states: { off: { on: { press: "on" } }, on: { on: { press: "off" }, after: { 60000: "off" } } },
    },
    cover: { initial: "closed", states: { closed: { on: { open: "opened" } }, opened: {} } },
  },
  on: { look: {} },
});

describe("a transition", () => {
  it("says which state was left for which one, on what, and after how long", () => {
    const { reports, clock, inspect } = counting();
    const actor = createActor(lamp, { inspect }).start();
    clock.now = 1200.4;
    actor.send({ type: "press" });
    clock.now = 1500;
    actor.send({ type: "look" });
    actor.send({ type: "open" });
    expect(reports).toEqual([
      {
        type: "transition",
        machine: "lamp",
        from: "",
        to: "light.off cover.closed",
        event: "xstate.init",
        ms: null,
        locale: "de",
      },
      {
        type: "transition",
        machine: "lamp",
        from: "light.off",
        to: "light.on",
        event: "press",
        ms: 1200,
        locale: "de",
      },
      {
        type: "transition",
        machine: "lamp",
        from: "cover.closed",
        to: "cover.opened",
        event: "open",
        ms: 1500,
        locale: "de",
      },
    ]);
  });

  it("of a machine that was already running has no duration, but the next one does", () => {
    const { reports, clock, inspect } = counting();
    const actor = createActor(lamp).start();
    actor.system.inspect(inspect);
    clock.now = 100;
    actor.send({ type: "press" });
    clock.now = 350;
    actor.send({ type: "press" });
    expect(reports.map(({ from, ms }) => [from, ms])).toEqual([
      ["light.off", null],
      ["light.on", 250],
    ]);
  });

  it("leaves out numbers in event names", () => {
    const { reports, inspect } = counting();
    const clock = new SimulatedClock();
    createActor(lamp, { inspect, clock }).start().send({ type: "press" });
    clock.increment(60_000);
    expect(reports.at(-1)?.event).toBe("xstate.after.#.lamp.light.on");
  });

  it("of the counting machines is not counted", () => {
    const { reports, inspect } = counting();
    const actor = createActor(
      consentMachine.provide({
        actors: { readConsent: fromPromise<boolean | null>(async () => null) },
        actions: { rememberConsent: () => {} },
      }),
      { inspect },
    ).start();
    actor.send({ type: "consent.refuse" });
    expect(reports).toEqual([]);
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
        const { reports, inspect } = counting();
        const user = profileOf(id, { name, email, promo: text });
        const who = { ...signedIn, learner: { id, name, email, permissions: user.permissions } };
        const refused = fromPromise<never>(async () => {
          throw { code: "invalid", status: 400, message: text, fields: { email } };
        });
        const place = { locale: "en", slug: text, stepId: id };

        const profile = createActor(
          profileMachine.provide({
            actors: {
              loadProfile: any(fromPromise(async () => ({ userProfile: user, specialRights: false }))),
              updateName: any(fromPromise(async () => user)),
              signOut: any(refused),
            },
            actions: { tellAcademy: () => {} },
          }),
          { inspect },
        ).start();
        const feedback = createActor(
          feedbackMachine.provide({
            actors: { sendFeedback: any(fromPromise(async () => ({ id, email }))) },
            actions: { keepDraft: () => {}, keepMessage: () => {}, forgetMessage: () => {} },
          }),
          { inspect, input: { page: text, draft: null } },
        ).start();
        const search = createActor(searchMachine.provide({ actors: { loadSuggestions: any(refused) } }), {
          inspect,
          input: { locale: "en", resultsPath: text },
        }).start();
        const note = createActor(
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
          { inspect, input: { ...place, lesson: 1, step: 1, title: name } },
        ).start();
        const promo = createActor(promoCodeMachine.provide({ actors: { applyPromo: any(refused) } }), {
          inspect,
        }).start();
        const signIn = createActor(
          signInMachine.provide({
            actors: { signIn: any(refused), loadLoginState: any(fromPromise(async () => text)) },
          }),
          { inspect, input: { returnTo: text, problem: text } },
        ).start();

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
        const told = reports.flatMap((report) => Object.values(report)).map(String);
        for (const personal of [name, email, text, String(id)])
          expect(told.filter((value) => value.includes(personal))).toEqual([]);
        for (const actor of [profile, feedback, search, note, promo, signIn]) actor.stop();
      }),
      { numRuns: 50 },
    );
  });
});
