import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromPromise } from "xstate";
import { profileMachine } from "../../machines/account/profile";
import { promoCodeMachine } from "../../machines/account/promo-code";
import { signInMachine } from "../../machines/account/sign-in";
import { searchMachine } from "../../machines/catalogue/search";
import { stepNoteMachine } from "../../machines/courses/step-note";
import { feedbackMachine } from "../../machines/engagement/feedback";
import { flush, profileOf, signedIn } from "../../machines/testing";
import { counting } from "./transitions.testing";

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
