import type { RatingsPage } from "../../machines/account/staff-ratings";
import { stubActor } from "../shared/stub-actors";
import { courseRatingsOf, ratingOf } from "./administration.testing";

/** A page with one rating. */
export const oneRating: RatingsPage = {
  data: [ratingOf(7)],
  next: null,
  previous: null,
  total: 1,
  courses: [courseRatingsOf()],
};

/** A static page of ratings, whose button only opens the actor that is under test. */
export const ratingsPage = (child: { send: (event: never) => void }, opened: { subject: unknown; seed: string }) =>
  stubActor(
    {
      context: { query: {}, locale: "en", page: oneRating, failure: null, turns: 0 },
      children: { ratingRemoval: child },
      hasTag: () => false,
      matches: (state: unknown) => state === "open",
      can: () => false,
    },
    ({ type }) => {
      if (type === "action.request") child.send({ type: "action.open", ...opened } as never);
    },
  );
