import { articleMachine } from "../../../machines/library/article";
import { articleActors } from "../../library/actors";
import { definePart } from "../../screens/screen";
import { Voices } from "./Voices";

export const part = definePart({
  logic: (get) => articleMachine.provide(articleActors(get)),
  View: Voices,
});
