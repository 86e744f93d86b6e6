import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Hands, Sign } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { ratingMachine } from "../../machines/courses/rating";
import { RatingStars } from "../../src/courses/course-landing/RatingStars";
import { ratingFlow } from "./rating.model";

type Snapshot = SnapshotFrom<typeof ratingMachine>;
const nameOf = (stars: number): string => (stars === 1 ? "1 star" : `${stars} stars`);
const shownOf = ({ context: { draft, stars } }: Snapshot): number => draft || stars;
const title: Sign = { role: "heading", name: "Rate this course" };
const save = (busy: boolean): Sign => ({ role: "button", name: "Save the rating", busy });
const thanks: Sign = { role: "status", text: "Thank you." };
const unsaved: Sign = { role: "alert", text: "Your rating was not saved" };

/** Exactly the selected stars, or otherwise those on the server. */
const stars = (snapshot: Snapshot): Sign[] =>
  [1, 2, 3, 4, 5].map((one) => ({ role: "choice", name: nameOf(one), checked: one === shownOf(snapshot) }));
const pending = async (hands: Hands) => {
  await hands.see({ busy: true });
  await hands.lack(title);
};

export const ratingScreen = defineScreenTests({
  flow: ratingFlow,
  render: (actor) => <RatingStars actor={actor} />,
  does: {
    // Selected stars cannot be selected again: select others, then the first ones.
    "rating.choose": async (hands, { stars: wanted }, snapshot) => {
      if (shownOf(snapshot) === wanted) await hands.check(nameOf(wanted - 1));
      await hands.check(nameOf(wanted));
    },
    "rating.save": (hands) => hands.press("button", "Save the rating"),
    "rating.cancel": (hands) => hands.press("button", "Cancel"),
    "rating.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed", "progress.settled"],
  sees: {
    "rating.unknown": pending,
    "rating.loading": pending,
    "rating.unavailable": async (hands, { context }) => {
      await hands.lack(title);
      if (context.failure) await hands.see({ role: "alert", text: "Only learners of this course can rate it" });
      else await hands.lack({ role: "alert" });
    },
    "rating.unrated": async (hands, snapshot) => {
      await hands.see(title, ...stars(snapshot), "Stars are enough.");
      await hands.lack(save(false), unsaved);
    },
    "rating.choosing": async (hands, snapshot) => {
      await hands.see(title, ...stars(snapshot), save(false));
      await hands.lack(thanks, unsaved);
    },
    "rating.saving": (hands, snapshot) => hands.see(title, ...stars(snapshot), save(true)),
    "rating.rated": async (hands, snapshot) => {
      await hands.see(title, ...stars(snapshot), thanks);
      await hands.lack(save(false));
    },
    "rating.failed": (hands, snapshot) => hands.see(title, ...stars(snapshot), unsaved, save(false)),
    "rating.loadFailed": (hands) => hands.see({ role: "alert", text: "Your rating could not be loaded" }),
  },
  also: { "rating.choose": [1, 2, 3, 4].map((one): Control => ({ role: "choice", name: nameOf(one) })) },
});
