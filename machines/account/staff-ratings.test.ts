import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { RatingNumbers } from "../../contract/account/ratings";
import { administratorHere, fakeActor, runChild } from "../testing";
import { type RatingRemoval, ratingRemovalMachine } from "./rating-removal";
import type { Query } from "./staff-list";
import { type RatingsPage, staffRatingsMachine } from "./staff-ratings";

const question: RatingRemoval = {
  account: 7,
  email: "ada@academy.test",
  course: 901,
  title: "SEO",
  id: 5,
  stars: 1,
  isRemoved: true,
  before: { count: 5, average: 4.2, isShown: true },
  after: { count: 4, average: 5, isShown: false },
};
const numbers: RatingNumbers = { count: 4, average: 5, byStars: [0, 0, 0, 0, 4], isShown: false };

describe("removing a rating", () => {
  function opened() {
    const perform = fakeActor<RatingNumbers, { subject: RatingRemoval | null; key: string }>();
    const { actor } = runChild(ratingRemovalMachine.provide({ actors: { perform: perform.logic } }));
    actor.send({ type: "action.open", subject: question, seed: "seed" });
    actor.send({ type: "action.confirm" });
    return { actor, perform };
  }

  it("can be taken back, which turns its numbers round", async () => {
    const { actor, perform } = opened();
    await perform.answer(numbers);
    actor.send({ type: "action.undo" });
    await perform.answer({ ...numbers, count: 5 });
    const { before, after } = question;
    expect(perform.inputs().map(({ subject }) => subject)).toEqual([
      question,
      { ...question, isRemoved: false, before: after, after: before },
    ]);
    expect(new Set(perform.inputs().map(({ key }) => key)).size).toBe(2);
  });

  it("says so if the learner has rated again before it is taken back", async () => {
    const { actor, perform } = opened();
    await perform.answer(numbers);
    actor.send({ type: "action.undo" });
    await perform.fail("conflict", 409);
    expect(actor.getSnapshot().value).toBe("outdated");
  });
});

describe("the list of ratings", () => {
  it("is loaded in the language of the site, and again once a rating was removed (R62)", async () => {
    const rating = {
      id: 5,
      learner: { id: 7, email: "ada@academy.test", name: "Ada" },
      course: { id: 901, slug: "seo", title: "SEO" },
      stars: 1,
      ratedAt: "2026-03-01T12:00:00.000Z",
    };
    const page: RatingsPage = { data: [rating], next: null, previous: null, total: 1, courses: [] };
    const loadPage = fakeActor<RatingsPage, { query: Query; locale?: string }>();
    const perform = fakeActor<RatingNumbers, { subject: RatingRemoval | null; key: string }>();
    const removal = ratingRemovalMachine.provide({ actors: { perform: perform.logic } });
    const actors = { loadPage: loadPage.logic, ...({ ratingRemoval: removal } as object) };
    const input = { query: { stars: "1" }, locale: "de" };
    const actor = createActor(staffRatingsMachine.provide({ actors }), { input }).start();
    actor.send(administratorHere);
    await loadPage.answer(page);
    actor.send({ type: "action.request", action: "ratingRemoval", subject: question });
    actor.getSnapshot().children.ratingRemoval?.send({ type: "action.confirm" } as never);
    await perform.answer(numbers);
    expect(actor.getSnapshot().value).toEqual({ open: "refreshing" });
    expect(loadPage.inputs()).toEqual([input, input]);
  });
});
