import { session } from "../../contract/session";
import { definePage } from "../drivers/page-tests";
import { signInScreen } from "../screens/sign-in";

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
