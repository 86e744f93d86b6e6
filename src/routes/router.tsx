import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFoundPage } from "../shell/not-found/NotFoundPage";
import { PageFailed } from "../shell/PageFailed";
import { routeTree } from "./routes";
import type { RouterContext } from "./screen-route";

/** The site's router over any history: the browser's, or one in memory on the server. */
export const createAcademyRouter = (history: RouterHistory, context: RouterContext) =>
  createRouter({
    routeTree,
    history,
    context,
    trailingSlash: "always",
    defaultPreload: "intent",
    defaultPreloadDelay: 60,
    // A prepared screen is fresh; a visible one keeps itself fresh.
    defaultPreloadStaleTime: 20_000,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: 0,
    defaultNotFoundComponent: NotFoundPage,
    // No pending component: it would put each page into a boundary that hydrates late, after the academy has started.
    defaultErrorComponent: PageFailed,
    scrollRestoration: typeof document !== "undefined",
  });

export type AcademyRouter = ReturnType<typeof createAcademyRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AcademyRouter;
  }
}
