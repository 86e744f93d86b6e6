import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { contentImportsMachine } from "../../machines/account/content-imports";
import { ContentImportsPage } from "../../src/account/administration/ContentImportsPage";
import { alerts } from "../shared/reason";
import { contentImportPart } from "./content-import.screen";
import { contentImportsModel } from "./content-imports.model";

type Snapshot = SnapshotFrom<typeof contentImportsMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const title = heading("Content imports");
const now = heading("What the site shows now");
const check = (busy = false): Matcher => ({ role: "button", name: "Check the folder", busy });
const importIt: Matcher = { role: "button", name: "Import the folder" };
const failed = "We couldn’t load the content";
const notStarted = "We couldn’t start the check";
const running = { check: "The folder is being checked since", import: "An import is running since" };

/** Everything but what goes on. */
async function content(user: User, { context: { content: shown } }: Snapshot) {
  await user.expectVisible(title, now, heading("The content folder"), heading("Imports"));
  await user.expectAbsent(failed);
  if (shown?.hasFolder === false) {
    await user.expectVisible("The site has no content yet.", "No import has been recorded in the last 400 days.");
    await user.expectVisible("This server has no content folder, so there’s nothing to check or to import.");
  } else {
    await user.expectVisible("Courses", "日本語", { role: "link", name: "Next page" });
    await user.expectVisible("Added: 4, changed: 5, removed: 6", "The changes weren’t counted.");
  }
}

async function outcome(user: User, { context: { content: shown } }: Snapshot) {
  switch (shown?.job?.outcome?.state) {
    case "changes":
      return user.expectVisible({ role: "status", text: "An import would change this:" });
    case "imported":
      return user.expectVisible({ role: "status", text: "The folder has been imported. Changed:" });
    default:
      return user.expectAbsent("An import would change this:", "The folder has been imported. Changed:");
  }
}

/** What can be done, and what it came to the last time. */
async function acts(user: User, snapshot: Snapshot) {
  await content(user, snapshot);
  await outcome(user, snapshot);
  const { content: shown } = snapshot.context;
  if (shown?.hasFolder === false) await user.expectAbsent(check());
  else await user.expectVisible(check(shown?.job?.outcome === null));
  if (shown?.job?.outcome?.state === "changes") await user.expectVisible(importIt);
  else await user.expectAbsent(importIt);
}

async function settled(user: User, snapshot: Snapshot) {
  await acts(user, snapshot);
  await user.expectAbsent(notStarted, { busy: true });
}

export const contentImportsScreen = defineScreenTests({
  testModel: contentImportsModel,
  render: (actor) => <ContentImportsPage actor={actor} />,
  does: {
    "check.start": (user) => user.press("button", "Check the folder"),
    "import.start": (user) => user.press("button", "Import the folder"),
    "content.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed", "screen.reopened", "address.changed"],
  sees: {
    "contentImports.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(now, check());
    },
    "contentImports.open.loading": async (user, snapshot) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      if (snapshot.context.content) await acts(user, snapshot);
      else await user.expectAbsent(failed, now, check(), importIt);
    },
    "contentImports.open.shown": settled,
    "contentImports.open.refreshing": acts,
    "contentImports.open.starting": async (user, snapshot) => {
      await content(user, snapshot);
      await user.expectVisible(check(true));
      await user.expectAbsent(importIt);
    },
    "contentImports.open.notStarted": async (user, snapshot) => {
      await acts(user, snapshot);
      await user.expectVisible(...alerts(notStarted, snapshot.context.failure));
    },
    "contentImports.open.running": async (user, snapshot) => {
      await content(user, snapshot);
      const text = running[snapshot.context.content?.job?.kind ?? "check"];
      await user.expectVisible(check(true), { role: "status", text });
      await user.expectAbsent(importIt, "An import would change this:");
    },
    "contentImports.open.failed": async (user, { context }) => {
      await user.expectVisible(title, ...alerts(failed, context.failure), { role: "button", name: "Try again" });
      await user.expectAbsent(now, check());
    },
    "contentImports.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), { role: "button", name: "Sign in" });
      await user.expectAbsent(title, now);
    },
    "contentImports.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, now);
    },
  },
  children: { contentImport: contentImportPart },
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: "Cancel", why: "is of the question, which has tests of its own" },
    { role: "button", name: /^Close/, why: "the same" },
  ],
});
