import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { staffRatingsMachine } from "../../machines/account/staff-ratings";
import { StaffRatingsPage } from "../../src/account/administration/StaffRatingsPage";
import { alerts } from "../shared/reason";
import { ratingRemovalPart } from "./rating-removal.screen";
import { noRows, noRowsFor } from "./staff-list.testing";
import { staffRatingsModel } from "./staff-ratings.model";

type Snapshot = SnapshotFrom<typeof staffRatingsMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const link = (name: string): Matcher => ({ role: "link", name });
const title = heading("Ratings");
const apply: Matcher = { role: "button", name: "Apply filters" };
const clear: Matcher = { role: "button", name: "Remove all filters" };
const file = link("Download as CSV");
const failed = "We couldn’t load the list";
const remove: Matcher = { role: "button", name: "Remove the rating of SEO basics by person7@academy.test" };
const person = link("Person 7, person7@academy.test");
const hidden = "Visitors don’t see it yet";

/** The form, which is there as soon as an administrator is. */
async function form(user: User, { context: { query } }: Snapshot) {
  await user.expectVisible(title, apply, file, { role: "textbox", name: "Learner’s email or name contains" });
  if (Object.keys(query).length === 0) await user.expectAbsent(clear);
  else await user.expectVisible(clear);
}
async function rows(user: User, snapshot: Snapshot) {
  await form(user, snapshot);
  await user.expectVisible(heading("Ratings by course"), link("Link building"), hidden);
  await user.expectVisible(remove, person, link("person8@academy.test"), link("Next page"));
  await user.expectVisible({ role: "status", text: "6 ratings" });
  await user.expectAbsent({ busy: true }, ...noRows, link("Previous page"), { role: "alert" });
}

export const staffRatingsScreen = defineScreenTests({
  testModel: staffRatingsModel,
  render: (actor) => <StaffRatingsPage actor={actor} />,
  does: {
    "filters.apply": async (user) => {
      await user.fill("Learner’s email or name contains", "person7");
      await user.choose("Course", "Any");
      await user.choose("Stars", "1 star");
      await user.press("button", "Apply filters");
    },
    "filters.clear": (user) => user.press("button", "Remove all filters"),
    "action.request": (user) => user.press("button", "Remove the rating of SEO basics by person7@academy.test"),
    "list.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  allowedDifferences: [
    {
      drift: "missing",
      event: "action.request",
      in: ["staffRatings.open"],
      when: (snapshot) => snapshot.hasTag("failed") || !snapshot.context.page?.data.length,
      why: "no rating is shown that could be removed",
    },
  ],
  world: ["session.changed", "connection.changed", "screen.reopened", "address.changed"],
  sees: {
    "staffRatings.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(apply, remove);
    },
    "staffRatings.open.loading": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(...noRows, failed);
    },
    "staffRatings.open.shown": rows,
    "staffRatings.open.refreshing": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectAbsent({ busy: true }, { role: "alert" });
    },
    "staffRatings.open.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(
        { role: "status", text: noRowsFor(snapshot.context.query) },
        "No course has been rated yet.",
      );
      await user.expectAbsent(remove, { busy: true }, link("Next page"));
    },
    "staffRatings.open.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts(failed, snapshot.context.failure), { role: "button", name: "Try again" });
      await user.expectAbsent(remove, { busy: true });
    },
    "staffRatings.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), { role: "button", name: "Sign in" });
      await user.expectAbsent(title, remove, apply);
    },
    "staffRatings.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, remove, apply);
    },
  },
  children: { ratingRemoval: ratingRemovalPart },
  ignores: [
    { role: "link", why: "leads to other pages" },
    {
      role: "button",
      name: "Remove the rating of Link building by person8@academy.test",
      why: "opens the same about another rating",
    },
    { role: "button", name: "Undo", why: "is of the question about a rating, which has tests of its own" },
    { role: "button", name: "Cancel", why: "the same" },
    { role: "button", name: /^Close/, why: "the same" },
  ],
});
