import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { StaffRatingsPage } from "../../src/account/administration/StaffRatingsPage";
import { opened, ratingRemovalModel } from "./rating-removal.model";
import { emptyPasswordSays } from "./session-proof.testing";
import { modalOf, staffActionDoes, staffActionSees } from "./staff-action.testing";
import { ratingsPage } from "./staff-ratings.testing";

type Subject = { isRemoved: boolean };
const isRemoving = ({ context }: { context: unknown }) =>
  (context as { subject: Subject | null }).subject?.isRemoved !== false;

/** What the dialog and the page say; a removal that is undone asks and says the opposite. */
const saidOf = (removing: boolean) => ({
  id: "ratingRemoval",
  dialog: removing ? "Remove the rating by person7@academy.test?" : "Put the rating by person7@academy.test back?",
  confirm: removing ? "Remove rating" : "Put rating back",
  failed: "We couldn’t change the rating",
  effects: [
    "1 of 5 stars for SEO basics.",
    ...(removing
      ? [
          "Ratings of the course: 5 before, 4 afterward.",
          "Average: 4.2 before, 5.0 afterward.",
          "Visitors will no longer see the average: it takes 5 ratings.",
          "The learner can rate the course again.",
        ]
      : [
          "Ratings of the course: 4 before, 5 afterward.",
          "Average: 5.0 before, 4.2 afterward.",
          "Visitors will see the average again.",
        ]),
    "You can undo this.",
  ],
  done: removing
    ? "The rating has been removed. Ratings of SEO basics now: 4, average: 5.0."
    : "The rating is back, as it was before. Ratings of SEO basics now: 4, average: 5.0.",
});

const outdated =
  "Nothing was done: the learner has rated the course again, or another administrator was faster. The page now shows what there is.";

type Look = ReturnType<typeof staffActionSees>[string];
const sees = Object.fromEntries(
  Object.keys(staffActionSees(saidOf(true))).map((state) => [
    state,
    (async (user, snapshot) => {
      await staffActionSees(saidOf(isRemoving(snapshot as { context: unknown })))[state]?.(user, snapshot);
      if (state === "ratingRemoval.outdated") await user.expectVisible(outdated);
    }) as Look,
  ]),
);

const tests = {
  testModel: ratingRemovalModel,
  sees,
  modal: modalOf("ratingRemoval"),
  also: {
    "action.cancel": [
      { role: "button" as const, name: "Cancel" },
      { role: "button" as const, name: "Close and see what it is now" },
    ],
    "action.confirm": [{ role: "button" as const, name: "Put rating back" }],
  },
};
const answers = {
  ...staffActionDoes("Remove rating"),
  "action.confirm": (user: Parameters<Look>[0], _: unknown, snapshot: { context: unknown }) =>
    user.press("button", isRemoving(snapshot) ? "Remove rating" : "Put rating back"),
  "action.undo": (user: Parameters<Look>[0]) => user.press("button", "Undo"),
};

/** Part of the page of ratings, which opens it. */
export const ratingRemovalPart = definePartTests({
  ...tests,
  does: answers as never,
  world: ["action.open", "action.close"],
});

/** On a static page that only opens it. */
export const ratingRemovalScreen = defineScreenTests({
  ...tests,
  allowedDifferences: [emptyPasswordSays("ratingRemoval")],
  render: (actor) => <StaffRatingsPage actor={ratingsPage(actor, opened) as never} />,
  does: {
    ...(answers as object),
    "action.open": (user: Parameters<Look>[0]) =>
      user.press("button", "Remove the rating of SEO basics by person7@academy.test"),
  } as never,
  world: ["action.close"],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: "Apply filters", why: "is of the list: staffRatings" },
    { role: "textbox", name: "Learner’s email or name contains", why: "the same" },
    { role: "combobox", name: "Course", why: "the same" },
    { role: "combobox", name: "Stars", why: "the same" },
  ],
});
