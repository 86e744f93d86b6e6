import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands, Sign } from "statechart-testing/drivers/user";
import { EditingPage } from "../../src/engagement/editing/EditingPage";
import { alerts } from "../shared/reason";
import { editingDeskFlow } from "./editing-desk.model";

const heading = (name: string): Sign => ({ role: "heading", name });
const link = (name: string): Sign => ({ role: "link", name });
const title = heading("Editing");
const signIn: Sign = { role: "button", name: "Sign in" };
const none = "There are no drafts. Everything is published.";
const pending = (hands: Hands) => hands.see(title, { busy: true }, { role: "status", text: "Loading" });

export const editingDeskScreen = defineScreenTests({
  flow: editingDeskFlow,
  render: (actor) => <EditingPage actor={actor} />,
  does: {
    "editing.retry": (hands) => hands.press("button", "Try again"),
    "signIn.open": (hands) => hands.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "editingDesk.waiting": pending,
    "editingDesk.loading": pending,
    "editingDesk.shown": async (hands, { context }) => {
      await hands.see(title, "February 28, 2026", "0a72633ab2ba", heading("Drafts"), heading("Translations"));
      await hands.see(link("Links"), link("Talk"), "translated", "missing");
      await hands.lack({ busy: true }, signIn);
      if (context.overview?.drafts.length === 0) {
        await hands.see(none);
        await hands.lack(link("SERP"), heading("Glossary terms"));
      } else {
        await hands.see(link("SERP"), heading("Courses and single lessons"), heading("Glossary terms"));
        await hands.lack(none, heading("Webinars"));
      }
    },
    "editingDesk.signedOut": async (hands) => {
      await hands.see(heading("Sign in to see where the content stands"), signIn, link("Browse the courses"));
      await hands.lack(title, { busy: true });
    },
    "editingDesk.forbidden": async (hands) => {
      await hands.see(heading("Your account does not edit the content"), link("Browse the courses"));
      await hands.lack(title, signIn, { busy: true });
    },
    "editingDesk.failed": (hands, { context }) =>
      hands.see(title, ...alerts("Where the content stands could not be loaded", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
