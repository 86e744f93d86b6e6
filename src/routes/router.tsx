import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFoundPage } from "../shell/not-found/NotFoundPage";
import { PageFailed } from "../shell/PageFailed";
import { routeTree } from "./routes";
import type { RouterContext } from "./screen-route";

/**
 * Whether the router places a page that it has rendered. The first one is an exception: the visitor may have scrolled
 * its HTML before scripts arrived, and must not be sent back to the top.
 */
function placesPages(): () => boolean {
  let isFirst = true;
  return () => {
    const isPlaced = isFirst && scrollY > 0;
    isFirst = false;
    return !isPlaced;
  };
}

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
    scrollRestoration: typeof document !== "undefined" && placesPages(),
  });

export type AcademyRouter = ReturnType<typeof createAcademyRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AcademyRouter;
  }
}
