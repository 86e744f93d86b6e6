import { createRoute, notFound } from "@tanstack/react-router";
import { accountRoutes } from "../account/routes";
import { findingRoutes } from "../catalogue/routes";
import { learningRoutes } from "../courses/routes";
import { certificationRoutes } from "../exams/routes";
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
  ...findingRoutes,
  ...learningRoutes,
  ...certificationRoutes,
  ...accountRoutes,
  ...libraryRoutes,
  unknown,
]);
