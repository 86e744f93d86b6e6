import { stepNoteMachine } from "../../../machines/courses/step-note";
import { definePart } from "../../screens/screen";
import { stepNoteActors } from "../note-actors";
import { StepNote } from "./StepNote";

export const part = definePart({
  logic: (get) => stepNoteMachine.provide(stepNoteActors(get)),
  View: StepNote,
  area: "notes",
});
