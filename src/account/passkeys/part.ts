import { passkeysMachine } from "../../../machines/account/passkeys";
import { definePart } from "../../screens/screen";
import { passkeysActors } from "../passkey-actors";
import { PasskeyList } from "./PasskeyList";

export const part = definePart({
  logic: (get) => passkeysMachine.provide(passkeysActors(get)),
  View: PasskeyList,
  area: "passkeys",
});
