import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import { EditingPage } from "../../src/engagement/editing/EditingPage";
import { courses, webinar } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { editingDeskModel } from "./editing-desk.model";

const heading = (name: string): Matcher => ({ role: "heading", name });
const link = (name: string): Matcher => ({ role: "link", name });
const title = heading("Editing");
const signIn: Matcher = { role: "button", name: "Sign in" };
const none = "No drafts. Everything is published.";
const pending = (user: User) => user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });

export const editingDeskScreen = defineScreenTests({
  testModel: editingDeskModel,
  render: (actor) => <EditingPage actor={actor} />,
  does: {
    "editing.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "editingDesk.waiting": pending,
    "editingDesk.loading": pending,
    "editingDesk.shown": async (user, { context }) => {
      await user.expectVisible(title, "February 28, 2026", "0a72633ab2ba", heading("Drafts"), heading("Translations"));
      await user.expectVisible(link(courses[0].title), link(webinar.title), "translated", "missing");
      await user.expectAbsent({ busy: true }, signIn);
      if (context.overview?.drafts.length === 0) {
        await user.expectVisible(none);
        await user.expectAbsent(link("SERP"), heading("Glossary terms"));
      } else {
        await user.expectVisible(link("SERP"), heading("Courses and single lessons"), heading("Glossary terms"));
        await user.expectAbsent(none, heading("Webinars"));
      }
    },
    "editingDesk.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to see the content status"), signIn, link("Browse courses"));
      await user.expectAbsent(title, { busy: true });
    },
    "editingDesk.forbidden": async (user) => {
      await user.expectVisible(heading("Your account can’t edit content"), link("Browse courses"));
      await user.expectAbsent(title, signIn, { busy: true });
    },
    "editingDesk.failed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load the content status", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
