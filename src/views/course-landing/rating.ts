import { ratingMachine } from "../../../machines/learning/rating";
import { ratingActors } from "../../actors/learning";
import { definePart } from "../../screens/screen";
import { RatingStars } from "./RatingStars";

export const part = definePart({
  logic: (get) => ratingMachine.provide(ratingActors(get)),
  View: RatingStars,
  area: "learning",
});
