import { createRoute } from "@tanstack/react-router";
import { pageRoute } from "../routes/page-route";
import { under } from "../routes/root";
import { openScreen } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

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
export const engagementRoutes = [
  pageRoute("/academy/editing/", () => import("./editing/screen")),
  pageRoute("/academy/administration/feedback/", () => import("./inbox/screen"), [
    "state",
    "search",
    "language",
    "page",
  ]),
  pageRoute("/academy/administration/quiz-reports/", () => import("./reports/screen"), [
    "kind",
    "language",
    "months",
    "sort",
  ]),
  schedule,
];
