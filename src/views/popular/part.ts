import { popularMachine } from "../../../machines/finding/popular";
import { popularActors } from "../../actors/finding";
import { definePart } from "../../screens/screen";
import { Popular } from "./Popular";

export const part = definePart({
  logic: (get) => popularMachine.provide(popularActors(get)),
  View: Popular,
});
