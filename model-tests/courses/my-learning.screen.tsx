import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import { MyLearningPage } from "../../src/courses/my-learning/MyLearningPage";
import { beside, stubActor } from "../shared/stub-actors";
import { myLearningFlow } from "./my-learning.model";

/** Its lists have their own tests: here they are static and empty. */
const list = (completed: boolean) =>
  stubActor({ context: { completed, failure: null }, hasTag: (tag: string) => tag === "empty", matches: () => false });
const lists = { inProgress: list(false), completed: list(true), notes: list(false) };

const title: Sign = { role: "heading", name: "My learning" };
const certificates: Sign = { role: "link", name: "My certificates" };
const regions: Sign[] = ["In progress", "Completed", "Notes and bookmarks"].map((name) => ({ role: "heading", name }));
const empty = ["Nothing in progress", "You have not completed a course yet.", "No notes and no bookmarks yet"];
const signIn = "Sign in to see what you are learning";

export const myLearningScreen = defineScreenTests({
  flow: myLearningFlow,
  render: (actor) => {
    const shown = beside(actor, (snapshot) =>
      Object.create(snapshot, { children: { value: snapshot.matches("shown") ? lists : {} } }),
    );
    return <MyLearningPage actor={shown as never} />;
  },
  does: {},
  world: ["screen.reopened", "session.changed", "connection.changed"],
  sees: {
    "myLearning.waiting": async (hands: Hands) => {
      await hands.see(title, certificates, ...regions, { busy: true });
      await hands.lack(signIn, ...empty);
    },
    "myLearning.signedOut": async (hands: Hands) => {
      await hands.see(title, signIn, { role: "link", name: "Sign in" });
      await hands.lack(...regions);
    },
    "myLearning.shown": async (hands: Hands) => {
      await hands.see(title, certificates, ...regions, ...empty);
      await hands.lack(signIn, { busy: true });
    },
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
