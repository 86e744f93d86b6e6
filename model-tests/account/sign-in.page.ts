import { session } from "../../contract/account/session";
import { definePage } from "../drivers/page-tests";
import { signInScreen } from "./sign-in.screen";

export const signInPage = definePage({
  screen: signInScreen,
  path: "/academy/sign-in/",
  region: ["main"],
  calls: {
    findElsewhere: {
      call: session.loginState,
      replyFor: (loginUrl: string | null) => ({ loggedIn: false, loginUrl: loginUrl ?? "/academy/sign-in/" }),
    },
    signIn: session.signIn,
  },
});
