import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { signInMachine } from "../../machines/account/sign-in";
import { SignInPage } from "../../src/account/sign-in/SignInPage";
import { alerts } from "../shared/reason";
import { OnSite } from "../shared/with-parts";
import { showPassword } from "./show-password";
import { signInModel } from "./sign-in.model";

type Snapshot = SnapshotFrom<typeof signInMachine>;

const elsewhere: Matcher = { role: "link", name: "Sign in with your main site account" };
const refused = "Wrong email or password";
const limited = "Too many failed attempts";
const failed = "We couldn’t sign you in";

/** The form: the typed text, whether it is being sent, and, of all possible messages, only this one. */
const form =
  (busy: boolean, failure?: string) =>
  async (user: User, { context }: Snapshot) => {
    await user.expectVisible(
      { role: "textbox", name: "Email", value: context.email.trim() },
      { role: "textbox", name: "Password", value: context.password },
      { role: "button", name: "Sign in", busy },
      ...(failure === undefined ? [] : alerts(failure, failure === refused ? null : context.failure)),
    );
    await user.expectAbsent(...[refused, limited, failed].filter((one) => one !== failure));
    await (context.elsewhere === null ? user.expectAbsent : user.expectVisible)(elsewhere);
  };

const waiting = ["signIn.secondStep", "signIn.submitting", "signIn.confirming", "signIn.signedIn"];

export const signInScreen = defineScreenTests({
  testModel: signInModel,
  render: (actor) => (
    <OnSite offers={{ registration: true, newPassword: true, mailbox: false }}>
      <SignInPage actor={actor} />
    </OnSite>
  ),
  does: {
    "email.change": (user, { email }) => user.fill("Email", email),
    "password.change": (user, { password }) => user.fill("Password", password),
    "credentials.submit": (user) => user.press("button", "Sign in"),
    "secondStep.cancel": (user) => user.press("button", "Start again"),
  },
  // Browsers trim the value of an email field.
  world: ["session.changed", "email.change (empty)"],
  sees: {
    "signIn.preparing": form(false),
    "signIn.entering": form(false),
    "signIn.submitting": form(true),
    "signIn.confirming": form(true),
    "signIn.secondStep": async (user) => {
      await user.expectVisible({ role: "heading", name: "One more step" });
      await user.expectAbsent({ role: "textbox", name: "Password" }, { role: "button", name: "Sign in" });
    },
    "signIn.refused": form(false, refused),
    "signIn.limited": form(false, limited),
    "signIn.failed": form(false, failed),
    "signIn.signedIn": form(true),
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "credentials.submit",
      in: ["signIn.preparing", "signIn.entering", "signIn.refused", "signIn.limited", "signIn.failed"],
      why: "a button that is switched off says nothing: this one stays in use, and the browser says which field is empty",
    },
    {
      drift: "missing",
      event: "email.change",
      in: waiting,
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    },
    {
      drift: "missing",
      event: "password.change",
      in: waiting,
      why: "nobody can write meanwhile; what a password manager still fills in stays in its field",
    },
  ],
  ignores: [
    showPassword,
    { role: "link", name: "Sign in with your main site account", why: "leaves the site: the server leads on" },
    { role: "link", name: "Create an account", why: "leads to a page of its own" },
    { role: "link", name: "Forgot your password?", why: "leads to a page of its own" },
  ],
});
