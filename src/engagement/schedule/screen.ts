import { scheduleMachine } from "../../../machines/engagement/schedule";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { scheduleActors } from "../actors";
import { SchedulePage } from "./SchedulePage";

export const screen = defineScreen({
  logic: (get) => scheduleMachine.provide(scheduleActors(get)),
  area: "site",
  View: SchedulePage,
  head: ({ context: { eventType, slug } }, t) => ({
    title: eventType?.title ?? t("schedule.crumb"),
    ...(eventType && { description: eventType.description }),
    canonical: paths.schedule(slug),
  }),
});
