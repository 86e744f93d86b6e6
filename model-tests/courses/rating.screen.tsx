import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { ratingMachine } from "../../machines/courses/rating";
import { RatingStars } from "../../src/courses/course-landing/RatingStars";
import { ratingModel } from "./rating.model";

type Snapshot = SnapshotFrom<typeof ratingMachine>;
const nameOf = (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`);
const shownOf = ({ context: { draft, stars } }: Snapshot): number => draft || stars;
const title: Matcher = { role: "heading", name: "Rate this course" };
const save = (busy: boolean): Matcher => ({ role: "button", name: "Save rating", busy });
const thanks: Matcher = { role: "status", text: "Thank you." };
const unsaved: Matcher = { role: "alert", text: "We couldn’t save your rating" };

/** Exactly the selected stars; without a selection, those on the server. */
const stars = (snapshot: Snapshot): Matcher[] =>
  [1, 2, 3, 4, 5].map((one) => ({ role: "choice", name: nameOf(one), checked: one === shownOf(snapshot) }));
const pending = async (user: User) => {
  await user.expectVisible({ busy: true });
  await user.expectAbsent(title);
};

export const ratingScreen = defineScreenTests({
  testModel: ratingModel,
  render: (actor) => <RatingStars actor={actor} />,
  does: {
    // Selected stars cannot be selected again, so select others and then the first ones.
    "rating.choose": async (user, { stars: wanted }, snapshot) => {
      if (shownOf(snapshot) === wanted) await user.check(nameOf(wanted - 1));
      await user.check(nameOf(wanted));
    },
    "rating.save": (user) => user.press("button", "Save rating"),
    "rating.cancel": (user) => user.press("button", "Cancel"),
    "rating.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed", "progress.settled"],
  sees: {
    "rating.unknown": pending,
    "rating.loading": pending,
    "rating.unavailable": async (user, { context }) => {
      await user.expectAbsent(title);
      if (context.failure)
        await user.expectVisible({ role: "alert", text: "Only learners enrolled in this course can rate it" });
      else await user.expectAbsent({ role: "alert" });
    },
    "rating.unrated": async (user, snapshot) => {
      await user.expectVisible(title, ...stars(snapshot), "Just pick the stars.");
      await user.expectAbsent(save(false), unsaved);
    },
    "rating.choosing": async (user, snapshot) => {
      await user.expectVisible(title, ...stars(snapshot), save(false));
      await user.expectAbsent(thanks, unsaved);
    },
    "rating.saving": (user, snapshot) => user.expectVisible(title, ...stars(snapshot), save(true)),
    "rating.rated": async (user, snapshot) => {
      await user.expectVisible(title, ...stars(snapshot), thanks);
      await user.expectAbsent(save(false));
    },
    "rating.failed": (user, snapshot) => user.expectVisible(title, ...stars(snapshot), unsaved, save(false)),
    "rating.loadFailed": (user) => user.expectVisible({ role: "alert", text: "We couldn’t load your rating" }),
  },
  also: { "rating.choose": [1, 2, 3, 4].map((one): Control => ({ role: "choice", name: nameOf(one) })) },
});
