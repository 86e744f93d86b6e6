import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { signInScreen } from "./sign-in.screen";

export const signInPage = definePage({
  screen: {
    ...signInScreen,
    ignores: [
      ...signInScreen.ignores,
      { role: "button", name: "Sign in with a passkey", why: "is of passkeySignIn" },
      { role: "button", name: "Use your passkey", why: "is of passkeySignIn" },
      { role: "button", name: "Sign in with the code", why: "is of passkeySignIn" },
      { role: "textbox", name: "Recovery code", why: "is of passkeySignIn" },
    ],
  },
  path: "/academy/sign-in/",
  region: ["main"],
  calls: {
    loadLoginState: {
      call: session.loginState,
      replyFor: (loginUrl: string | null) => ({ loggedIn: false, loginUrl: loginUrl ?? "/academy/sign-in/" }),
    },
    signIn: session.signIn,
  },
});
