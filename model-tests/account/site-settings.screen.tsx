import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { siteSettingsMachine } from "../../machines/account/site-settings";
import type { SettingsForm } from "../../machines/account/site-settings-form";
import { SiteSettingsPage } from "../../src/account/administration/SiteSettingsPage";
import { alerts } from "../shared/reason";
import { siteSettingsModel } from "./site-settings.model";

type Snapshot = SnapshotFrom<typeof siteSettingsMachine>;
const heading = (name: string): Matcher => ({ role: "heading", name });
const button = (name: string, more: object = {}): Matcher => ({ role: "button", name, ...more });
const title = heading("Settings");
const banner = heading("Banner");
const language: Matcher = { role: "combobox", name: "Language" };
const fromContent = "The content’s banner";
const fromHere = "A banner that’s set here";
const show = "Show it on the home page";
const review = "Rae, Reader Good.";
const titleField = (value = ""): Matcher => ({ role: "textbox", name: "Title", value });
const failed = "We couldn’t load the settings";
const notSaved = "We couldn’t save the settings";
const missing = "A banner that’s shown needs a title.";
const rejected = "This contains a character that can’t be saved. Type it again.";
const conflict = "Someone else has changed these settings meanwhile";
const done = "Saved. The home page shows it within a second.";
const unknown = "The site doesn’t have this language. Choose one from the list.";

/** What the content says, and what is filled in. */
async function form(user: User, { context: { draft } }: Snapshot) {
  await user.expectVisible(title, language, banner, heading("Reviews"));
  await user.expectAbsent(failed, unknown, { role: "status", text: "Loading" });
  await user.expectVisible("Old news", "Read: /academy/faq/");
  await user.expectVisible(titleField(draft?.form.title), {
    role: "radio",
    name: draft?.form.source === "own" ? fromHere : fromContent,
    checked: true,
  });
}

/** What can be done, while nothing else is said. */
async function editable(user: User, snapshot: Snapshot) {
  await form(user, snapshot);
  const discard = button("Discard changes");
  if (snapshot.can({ type: "settings.discard" })) await user.expectVisible(discard);
  else await user.expectAbsent(discard);
  await user.expectVisible(button("Save", { disabled: !snapshot.can({ type: "settings.save" }) }));
  await user.expectAbsent(conflict, done);
}

async function quiet(user: User, snapshot: Snapshot) {
  await editable(user, snapshot);
  await user.expectAbsent(missing, rejected, notSaved, { role: "alert" });
}

/** Fills in a banner: a field that has the value already is changed before, since it ignores what it has. */
async function fillIn(user: User, { title: wanted }: SettingsForm, { context }: Snapshot) {
  await user.check(show);
  await user.check(review);
  if (context.draft?.form.title === wanted) await user.fill("Title", wanted === "" ? "other" : "");
  await user.fill("Title", wanted);
}

export const siteSettingsScreen = defineScreenTests({
  testModel: siteSettingsModel,
  render: (actor) => <SiteSettingsPage actor={actor} />,
  does: {
    "language.choose": (user) => user.choose("Language", "Deutsch"),
    "form.change": (user, { form: wanted }, snapshot) => fillIn(user, wanted, snapshot),
    "settings.save": (user, _, snapshot) =>
      user.press("button", snapshot.matches({ open: "conflict" }) ? "Save mine instead" : "Save"),
    "settings.undo": (user) => user.press("button", "Undo"),
    "settings.discard": (user, _, snapshot) =>
      user.press("button", snapshot.matches({ open: "conflict" }) ? "Use what’s set now" : "Discard changes"),
    "settings.retry": (user) => user.press("button", "Try again"),
    "signIn.open": (user) => user.press("button", "Sign in"),
  },
  world: ["session.changed", "connection.changed", "screen.reopened", "address.changed"],
  also: {
    "form.change": [
      { role: "choice", name: fromContent },
      { role: "choice", name: fromHere },
    ],
  },
  sees: {
    "siteSettings.waiting": async (user) => {
      await user.expectVisible(title, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(banner);
    },
    // Left at once.
    "siteSettings.open.choosing": async () => undefined,
    "siteSettings.open.unknown": async (user) => {
      await user.expectVisible(title, language, { role: "alert", text: unknown });
      await user.expectAbsent(banner, failed, { busy: true });
    },
    "siteSettings.open.loading": async (user) => {
      await user.expectVisible(title, language, { busy: true }, { role: "status", text: "Loading" });
      await user.expectAbsent(banner, failed, unknown);
    },
    "siteSettings.open.shown": quiet,
    "siteSettings.open.refreshing": quiet,
    "siteSettings.open.incomplete": async (user, snapshot) => {
      await editable(user, snapshot);
      const { draft } = snapshot.context;
      if (draft?.form.source === "own" && draft.form.title === "")
        await user.expectVisible({ role: "alert", text: missing });
      else await user.expectAbsent(missing);
      await user.expectAbsent(notSaved);
    },
    "siteSettings.open.saving": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true, role: "button" });
      await user.expectAbsent(done, conflict, missing, button("Undo"), button("Discard changes"));
    },
    "siteSettings.open.saved": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: done }, button("Undo"), button("Save", { disabled: true }));
      await user.expectVisible("by ada@academy.test.");
      await user.expectAbsent(conflict, notSaved, button("Discard changes"));
    },
    "siteSettings.open.comparing": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ busy: true, role: "button" });
      await user.expectAbsent(conflict, done);
    },
    "siteSettings.open.conflict": async (user, snapshot) => {
      await form(user, snapshot);
      const { settings } = snapshot.context;
      await user.expectVisible({ role: "status", text: conflict }, button("Save mine instead"));
      await user.expectVisible(button("Use what’s set now"));
      if (settings?.revision === "third")
        await user.expectVisible("Banner: hidden", "Hidden reviews: 1", "by bob@academy.test.");
      else await user.expectVisible("Banner: the content’s", "Hidden reviews: 0");
      await user.expectAbsent(done, notSaved, button("Discard changes"));
    },
    "siteSettings.open.notSaved": async (user, snapshot) => {
      await editable(user, snapshot);
      const { failure, draft } = snapshot.context;
      if (failure?.code !== "invalid") await user.expectVisible(...alerts(notSaved, failure));
      else if (draft?.form.source === "own") await user.expectVisible({ role: "alert", text: rejected });
    },
    "siteSettings.open.failed": async (user, { context }) => {
      await user.expectVisible(title, language, ...alerts(failed, context.failure), button("Try again"));
      await user.expectAbsent(banner);
    },
    "siteSettings.signedOut": async (user) => {
      await user.expectVisible(heading("Sign in to open the administration"), button("Sign in"));
      await user.expectAbsent(title, banner);
    },
    "siteSettings.forbidden": async (user) => {
      await user.expectVisible(heading("Your account has no administration rights"));
      await user.expectAbsent(title, banner);
    },
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "language.choose",
      in: ["siteSettings.open"],
      when: ({ context }) => context.language === "de",
      why: "German is chosen already, and the tests choose no other language",
    },
  ],
  ignores: [
    { role: "link", why: "leads to other pages" },
    {
      role: "textbox",
      name: /^(Text|Link|Text of the link)$/,
      why: "are fields like the one for the title; the machine’s unit test has their rules",
    },
  ],
});
