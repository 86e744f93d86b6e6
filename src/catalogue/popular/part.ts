import { popularMachine } from "../../../machines/catalogue/popular";
import { definePart } from "../../screens/screen";
import { popularActors } from "../actors";
import { Popular } from "./Popular";

export const part = definePart({
  logic: (get) => popularMachine.provide(popularActors(get)),
  View: Popular,
});
