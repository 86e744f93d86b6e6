import type { SnapshotFrom } from "xstate";
import type { signInMachine } from "../../machines/session/sign-in";
import { SignInPage } from "../../src/views/sign-in/SignInPage";
import type { Hands, Sign } from "../drivers/hands";
import { defineScreenTests } from "../drivers/screen-tests";
import { signInFlow } from "../flows/sign-in";

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** The form as it must stand: what was typed in its fields, and whether it is being sent. */
const form = ({ context: { email, password } }: Snapshot, busy: boolean): Sign[] => [
  { role: "textbox", name: "E-mail", value: email.trim() },
  { role: "textbox", name: "Password", value: password },
  { role: "button", name: "Sign in", busy },
];
const written = (hands: Hands, snapshot: Snapshot) => hands.see(...form(snapshot, false));
const sent = (hands: Hands, snapshot: Snapshot) => hands.see(...form(snapshot, true));
const failed = (title: string, text: string) => (hands: Hands, snapshot: Snapshot) =>
  hands.see(...form(snapshot, false), { role: "alert", text: title }, text);

const waiting = ["signIn.submitting", "signIn.confirming", "signIn.signedIn"];

export const signInScreen = defineScreenTests({
  flow: signInFlow,
  render: (actor) => <SignInPage actor={actor} />,
  does: {
    "email.change": (hands, { email }) => hands.fill("E-mail", email),
    "password.change": (hands, { password }) => hands.fill("Password", password),
    "credentials.submit": (hands) => hands.press("button", "Sign in"),
  },
  // Browsers trim what is typed into a field for addresses.
  world: ["session.changed", "email.change (empty)"],
  sees: {
    "signIn.preparing": written,
    "signIn.entering": written,
    "signIn.submitting": sent,
    "signIn.confirming": sent,
    "signIn.refused": failed("E-mail or password is wrong", "Check both and try again."),
    "signIn.limited": failed("Too many failed tries", "Wait 1 minute"),
    "signIn.failed": failed("Sign-in did not work", "ry again"),
    "signIn.signedIn": sent,
  },
  excuses: [
    {
      drift: "idle",
      event: "credentials.submit",
      in: ["signIn.preparing", "signIn.entering", "signIn.refused", "signIn.limited", "signIn.failed"],
      why: "the button stays in use: the browser says which field is empty",
    },
    {
      drift: "missing",
      event: "email.change",
      in: waiting,
      why: "the fields can only be read meanwhile; the machine would still take what is typed",
    },
    {
      drift: "missing",
      event: "password.change",
      in: waiting,
      why: "the fields can only be read meanwhile; the machine would still take what is typed",
    },
  ],
  ignores: [{ role: "link", name: "Sign in with the main site", why: "leaves the site: the server leads on" }],
});
