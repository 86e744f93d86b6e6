import { webinarRegistrationMachine } from "../../../machines/library/webinar-registration";
import { definePart } from "../../screens/screen";
import { webinarRegistrationActors } from "../actors";
import { Registration } from "./Registration";

export const part = definePart({
  logic: (get) => webinarRegistrationMachine.provide(webinarRegistrationActors(get)),
  View: Registration,
  area: "webinars",
});
