import { stepNoteMachine } from "../../../machines/learning/step-note";
import { stepNoteActors } from "../../actors/notes";
import { definePart } from "../../screens/screen";
import { StepNote } from "./StepNote";

export const part = definePart({
  logic: (get) => stepNoteMachine.provide(stepNoteActors(get)),
  View: StepNote,
  area: "notes",
});
