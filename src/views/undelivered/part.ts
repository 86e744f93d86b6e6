import { deliveryMachine } from "../../../machines/learning/delivery";
import { deliveryActors } from "../../actors/delivery";
import { definePart } from "../../screens/screen";
import { UndeliveredNotice } from "./UndeliveredNotice";

export const part = definePart({
  logic: (get) => deliveryMachine.provide(deliveryActors(get)),
  View: UndeliveredNotice,
});
