import { passkeys } from "../../contract/account/passkeys";
import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { passkeySignInScreen } from "./passkey-sign-in.screen";
import { authenticator } from "./session-proof.testing";
import { signInScreen } from "./sign-in.screen";

const needsPasskey = {
  error: { code: "passkey_needed", message: "The password is right; a passkey is needed too.", requestId: "test" },
};
const form = "is of signIn";

/** Below the form for signing in; after the password, in its place. */
export const passkeySignInPage = definePage({
  screen: {
    ...passkeySignInScreen,
    ignores: [
      ...signInScreen.ignores,
      { role: "textbox", name: "Email", why: form },
      { role: "textbox", name: "Password", why: form },
      { role: "button", name: "Sign in", why: form },
      { role: "button", name: "Start again", why: form },
    ],
  },
  path: "/academy/sign-in/",
  region: ["main"],
  actor: { alone: "passkey-sign-in", afterPassword: "passkey-second-step" },
  opens: async (user, input) => {
    if (input !== "afterPassword") return;
    await user.fill("Email", "admin@academy.test");
    await user.fill("Password", "secret");
    await user.press("button", "Sign in");
  },
  calls: { signInByCode: passkeys.recover },
  plays: {
    checkSupport: "the browser knows it, and no call is made",
    suggestPasskeys: authenticator,
    usePasskey: authenticator,
  },
  answers: (input) => (input === "afterPassword" ? [[session.signIn, needsPasskey, 403]] : []),
});
