import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { Shell } from "../shell/Shell";
import type { RouterContext } from "./screen-route";

export const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ preload }) => ({ isPrepared: preload }),
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});
/** The parent of every page. */
export const under = () => root;
