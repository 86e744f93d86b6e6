import { deliveryMachine } from "../../../machines/courses/delivery";
import { definePart } from "../../screens/screen";
import { deliveryActors } from "../delivery-actors";
import { UndeliveredNotice } from "./UndeliveredNotice";

export const part = definePart({
  logic: (get) => deliveryMachine.provide(deliveryActors(get)),
  View: UndeliveredNotice,
});
