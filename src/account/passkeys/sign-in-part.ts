import { passkeySignInMachine } from "../../../machines/account/passkey-sign-in";
import { definePart } from "../../screens/screen";
import { passkeySignInActors } from "../passkey-sign-in-actors";
import { PasskeySignIn } from "./PasskeySignIn";

export const part = definePart({
  logic: (get) => passkeySignInMachine.provide(passkeySignInActors(get)),
  View: PasskeySignIn,
});
