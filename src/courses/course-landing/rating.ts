import { ratingMachine } from "../../../machines/courses/rating";
import { definePart } from "../../screens/screen";
import { ratingActors } from "../actors";
import { RatingStars } from "./RatingStars";

export const part = definePart({
  logic: (get) => ratingMachine.provide(ratingActors(get)),
  View: RatingStars,
  area: "learning",
});
