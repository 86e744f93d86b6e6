import { createRoute } from "@tanstack/react-router";
import { under } from "../routes/root";
import { openScreen } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

const editing = createRoute({
  getParentRoute: under,
  path: "/academy/editing/",
  loader: ({ context }) =>
    openScreen(context, () => import("./editing/screen"), {
      view: "editing",
      texts: ["engagement"],
      key: "editing",
      input: undefined,
    }),
  component: () => <ScreenOutlet open={editing.useLoaderData()} />,
});

/** The specification names no page of the scheduling service. */
const schedule = createRoute({
  getParentRoute: under,
  path: "/academy/schedule/$slug/",
  loader: ({ context, params: { slug } }) =>
    openScreen(context, () => import("./schedule/screen"), {
      view: "schedule",
      texts: ["engagement", "courses-onboarding"],
      key: `schedule ${slug}`,
      input: { slug },
    }),
  component: () => <ScreenOutlet open={schedule.useLoaderData()} />,
});

/** Feedback, meetings and the editors' pages. */
export const engagementRoutes = [editing, schedule];
