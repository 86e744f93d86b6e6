import { commandKey } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { chooseStars, ratingSetup } from "./setup";

export const unrated = ratingSetup.createStateConfig({
  description: "Five empty stars.",
  meta: { screen: "RatingStars", requirements: ["R9", "S9.rating"] },
  tags: "rateable",
  on: {
    ...chooseStars("keepDraft"),
  },
});

export const choosing = ratingSetup.createStateConfig({
  description: "Stars are chosen but not saved, so that arrow keys can move over them.",
  meta: { screen: "RatingStars", requirements: ["R9", "L22"] },
  tags: "rateable",
  on: {
    "rating.choose": {
      guard: { type: "areStars", params: ({ event }) => event.stars },
      actions: { type: "keepDraft", params: ({ event }) => event.stars },
    },
    "rating.save": "saving",
    "rating.cancel": { target: "deciding", actions: "dropDraft" },
  },
});

export const saving = ratingSetup.createStateConfig({
  description: "The stars are being saved; a repeat after a timeout rates once.",
  meta: { screen: "RatingStars", requirements: ["S7.rating", "R9", "R18"] },
  tags: ["busy", "rateable"],
  invoke: {
    id: "rate",
    src: "rate",
    input: ({ context }) => ({
      locale: context.locale,
      slug: context.slug,
      rating: context.draft,
      key: commandKey(context, "rating"),
    }),
    onDone: {
      target: "rated",
      actions: [{ type: "keepStars", params: ({ event }) => event.output }, "announceRated"],
    },
    onError: [
      {
        guard: "isRefused",
        ...failTo("unavailable"),
      },
      {
        guard: "isSignedOut",
        ...failTo("failed", "askToSignIn"),
      },
      failTo("failed"),
    ],
  },
});

export const rated = ratingSetup.createStateConfig({
  description: "The learner's stars, with thanks; they can be changed.",
  meta: { screen: "RatingStars", requirements: ["R9", "L22"] },
  tags: "rateable",
  on: {
    ...chooseStars("keepDraft"),
  },
});

export const failed = ratingSetup.createStateConfig({
  description: "The stars were not saved; they stay chosen, and the learner can try again.",
  meta: { screen: "RatingStars", requirements: ["R9", "R11"] },
  tags: ["failed", "rateable"],
  on: {
    "rating.save": "saving",
    ...chooseStars("replaceDraft"),
    "rating.cancel": { target: "deciding", actions: "dropDraft" },
  },
});
