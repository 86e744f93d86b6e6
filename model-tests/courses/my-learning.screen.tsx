import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import { MyLearningPage } from "../../src/courses/my-learning/MyLearningPage";
import { beside, stubActor } from "../shared/stub-actors";
import { myLearningModel } from "./my-learning.model";

/** Its lists have their own tests: here they are static and empty. */
const list = (completed: boolean) =>
  stubActor({ context: { completed, failure: null }, hasTag: (tag: string) => tag === "empty", matches: () => false });
const lists = { inProgress: list(false), completed: list(true), notes: list(false) };

const title: Matcher = { role: "heading", name: "My learning" };
const certificates: Matcher = { role: "link", name: "My certificates" };
const regions: Matcher[] = ["In progress", "Completed", "Notes and bookmarks"].map((name) => ({
  role: "heading",
  name,
}));
const empty = ["Nothing in progress", "You haven’t completed a course yet.", "No notes or bookmarks yet"];
const signIn = "Sign in to see what you are learning";

export const myLearningScreen = defineScreenTests({
  testModel: myLearningModel,
  render: (actor) => {
    const shown = beside(actor, (snapshot) =>
      Object.create(snapshot, { children: { value: snapshot.matches("shown") ? lists : {} } }),
    );
    return <MyLearningPage actor={shown as never} />;
  },
  does: {},
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "myLearning.waiting": async (user: User) => {
      await user.expectVisible(title, certificates, ...regions, { busy: true });
      await user.expectAbsent(signIn, ...empty);
    },
    "myLearning.signedOut": async (user: User) => {
      await user.expectVisible(title, signIn, { role: "link", name: "Sign in" });
      await user.expectAbsent(...regions);
    },
    "myLearning.shown": async (user: User) => {
      await user.expectVisible(title, certificates, ...regions, ...empty);
      await user.expectAbsent(signIn, { busy: true });
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
