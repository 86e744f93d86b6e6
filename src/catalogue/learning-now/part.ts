import { learningNowMachine } from "../../../machines/catalogue/learning-now";
import { definePart } from "../../screens/screen";
import { learningNowActors } from "../actors";
import { LearningNow } from "./LearningNow";

export const part = definePart({
  logic: (get) => learningNowMachine.provide(learningNowActors(get)),
  View: LearningNow,
});
