import { session } from "../../contract/account/session";
import { definePage } from "../shared/define-page";
import { signInScreen } from "./sign-in.screen";

export const signInPage = definePage({
  screen: signInScreen,
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
