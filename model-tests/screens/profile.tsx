import type { SnapshotFrom } from "xstate";
import type { profileMachine } from "../../machines/session/profile";
import { ProfilePage } from "../../src/views/profile/ProfilePage";
import { AccountArea } from "../../src/views/shell/AccountArea";
import type { Hands, Sign } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
import { profileFlow } from "../flows/profile";
import { standing, WithSession } from "./standing";

type Snapshot = SnapshotFrom<typeof profileMachine>;

/** What is done with all the data has a machine of its own. */
const data = standing({
  context: { failure: null, fileName: "", uncertain: false },
  children: {},
  hasTag: () => false,
  matches: () => false,
});

const own = ({ context: { profile } }: Snapshot): Sign[] => [
  { role: "link", name: `Profile: ${profile?.name}` },
  { role: "textbox", name: "E-mail", value: profile?.email ?? "" },
  { role: "textbox", name: "Name" },
];
const save = (busy: boolean): Sign => ({ role: "button", name: "Save the name", busy });
const leave = (busy: boolean): Sign => ({ role: "button", name: "Sign out", busy });

export const profileScreen = defineScreenTests({
  flow: profileFlow,
  render: (actor) => (
    <WithSession profile={actor}>
      <AccountArea />
      <ProfilePage actor={data as never} />
    </WithSession>
  ),
  does: {
    "profile.retry": (hands) => hands.press("button", "Try again"),
    "name.submit": async (hands, { name }) => {
      await hands.fill("Name", name);
      await hands.press("button", "Save the name");
    },
    "session.end": (hands) => hands.press("button", "Sign out"),
  },
  world: ["profile.load", "session.refresh", "session.lost", "billing.settled"],
  sees: {
    "profile.idle": (hands) => hands.see({ role: "heading", name: "Profile" }, { busy: true }),
    "profile.loading": async (hands, snapshot) => {
      if (snapshot.context.profile) await hands.see(...own(snapshot));
      else await hands.see({ role: "heading", name: "Profile" }, { busy: true });
    },
    "profile.anonymous": (hands) => hands.see("Sign in to see your profile", { role: "link", name: "Sign in" }),
    "profile.ready.viewing": async (hands: Hands, snapshot) => {
      await hands.see(...own(snapshot), save(false), leave(false));
      await hands.lack({ role: "alert" }, { role: "status" });
    },
    "profile.ready.renaming": (hands, snapshot) => hands.see(...own(snapshot), save(true)),
    "profile.ready.renamed": (hands, snapshot) =>
      hands.see(...own(snapshot), save(false), { role: "status", text: "The name is saved." }),
    "profile.ready.renameFailed": (hands, snapshot) =>
      hands.see(...own(snapshot), save(false), { role: "alert", text: "The name was not saved" }),
    "profile.ready.signingOut": (hands, snapshot) => hands.see(...own(snapshot), leave(true)),
    "profile.ready.signOutFailed": (hands, snapshot) =>
      hands.see(...own(snapshot), leave(false), { role: "alert", text: "You are still signed in" }),
    "profile.failed": async (hands, snapshot) => {
      // Asked for again, a profile stays on the page also where the answer does not come.
      if (snapshot.context.profile) return hands.see(...own(snapshot));
      await hands.see(
        { role: "alert", text: "Your profile could not be loaded" },
        { role: "button", name: "Sign-in status unknown. Ask again" },
      );
    },
  },
  also: { "profile.retry": [{ role: "button", name: "Sign-in status unknown. Ask again" }] },
  excuses: [
    {
      drift: "missing",
      event: "session.end",
      in: ["profile.ready.signingOut"],
      why: "the button waits; the machine would end the session a second time",
    },
    {
      drift: "idle",
      event: "name.submit",
      of: "Name",
      in: ["profile.ready.renaming"],
      why: "the field can be written in; it is read when it is sent",
    },
    {
      drift: "idle",
      event: "name.submit",
      in: ["profile.ready.signingOut"],
      why: "the form stays on the page while the session is being ended, and does nothing",
    },
    {
      drift: "missing",
      event: "profile.retry",
      in: ["profile.failed"],
      when: ({ context }) => context.profile !== null,
      why: "the profile of before stays on the page, which says nothing of the failure and offers no other try",
    },
    {
      drift: "idle",
      event: "name.submit",
      in: ["profile.loading", "profile.failed"],
      when: ({ context }) => context.profile !== null,
      why: "asked for again, the profile stays on the page meanwhile, and its form does nothing",
    },
    {
      drift: "idle",
      event: "session.end",
      in: ["profile.loading", "profile.failed"],
      when: ({ context }) => context.profile !== null,
      why: "asked for again, the profile stays on the page meanwhile, and its button does nothing",
    },
  ],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: "Download my data", why: "is of the account's data" },
    { role: "button", name: "Delete my account", why: "is of the account's data" },
  ],
});
