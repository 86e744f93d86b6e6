import { feedbackMachine } from "../../../machines/engagement/feedback";
import { definePart, type Part } from "../../screens/screen";
import { feedbackActors, feedbackInput } from "../actors";
import { FeedbackBox } from "./FeedbackBox";

const box = definePart({
  logic: (get) => feedbackMachine.provide(feedbackActors(get)),
  View: FeedbackBox,
  area: "engagement",
});

/** Opens with the page that it is on; text written before leaving the site is restored automatically. */
export const part: Part = {
  ...box,
  create: (get, page, snapshot, options) => box.create(get, feedbackInput(page as string), snapshot, options),
};
