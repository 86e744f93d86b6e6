import { learningNowMachine } from "../../../machines/finding/learning-now";
import { learningNowActors } from "../../actors/finding";
import { definePart } from "../../screens/screen";
import { LearningNow } from "./LearningNow";

export const part = definePart({
  logic: (get) => learningNowMachine.provide(learningNowActors(get)),
  View: LearningNow,
});
