import { articleMachine } from "../../../machines/finding/article";
import { articleActors } from "../../actors/library";
import { definePart } from "../../screens/screen";
import { Voices } from "./Voices";

export const part = definePart({
  logic: (get) => articleMachine.provide(articleActors(get)),
  View: Voices,
});
