import { planMachine } from "../../../machines/account/plan";
import { definePart } from "../../screens/screen";
import { planActors } from "../plan-actors";
import { Plan } from "./Plan";

export const part = definePart({
  logic: (get) => planMachine.provide(planActors(get)),
  View: Plan,
});
