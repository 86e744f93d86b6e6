import { recommendedMachine } from "../../../machines/catalogue/recommended";
import { definePart } from "../../screens/screen";
import { recommendedActors } from "../actors";
import { Recommended } from "./Recommended";

export const part = definePart({
  logic: (get) => recommendedMachine.provide(recommendedActors(get)),
  View: Recommended,
  area: "courses",
});
