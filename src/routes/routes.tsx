import { createRoute, notFound } from "@tanstack/react-router";
import { accountRoutes } from "../account/routes";
import { catalogueRoutes } from "../catalogue/routes";
import { certificateRoutes } from "../certificates/routes";
import { courseRoutes } from "../courses/routes";
import { engagementRoutes } from "../engagement/routes";
import { examRoutes } from "../exams/routes";
import { libraryRoutes } from "../library/routes";
import { root, under } from "./root";

/** Every other address: the not-found page, and 404 (R11). */
const unknown = createRoute({
  getParentRoute: under,
  path: "/$",
  loader: () => {
    throw notFound();
  },
});

export const routeTree = root.addChildren([
  ...accountRoutes,
  ...catalogueRoutes,
  ...courseRoutes,
  ...examRoutes,
  ...certificateRoutes,
  ...libraryRoutes,
  ...engagementRoutes,
  unknown,
]);
