import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { loadOnceEnrolled, ratingSetup } from "./setup";

export const unknown = ratingSetup.createStateConfig({
  description: "Whether a learner of the course is here is not known yet.",
  meta: { screen: "RatingStars", requirements: ["R9", "R21"] },
  tags: "pending",
  on: loadOnceEnrolled,
});

export const unavailable = ratingSetup.createStateConfig({
  description: "A visitor, or somebody who is not in the course: only its learners rate it.",
  meta: { screen: "RatingStars", requirements: ["R9"] },
  on: loadOnceEnrolled,
});

export const loading = ratingSetup.createStateConfig({
  description: "Checking for an earlier rating.",
  meta: { screen: "RatingStars", requirements: ["S7.rating"] },
  tags: "pending",
  invoke: {
    id: "loadRating",
    src: "loadRating",
    input: ({ context: { locale, slug } }) => ({ locale, slug }),
    onDone: { target: "deciding", actions: { type: "keepStars", params: ({ event }) => event.output } },
    onError: [{ guard: "isOutside", target: "unavailable" }, failTo("loadFailed")],
  },
});

export const deciding = ratingSetup.createStateConfig({
  description: "0 means no rating.",
  always: [{ guard: "isUnrated", target: "unrated" }, { target: "rated" }],
});

export const loadFailed = ratingSetup.createStateConfig({
  description: "The earlier rating did not arrive; the reader can try again.",
  meta: { screen: "RatingStars", requirements: ["R11", "R40"] },
  tags: "failed",
  on: { "rating.retry": "loading", ...retryOnline("loading") },
});
