import { createRoute } from "@tanstack/react-router";
import { offlineKey } from "../app/dehydrated-state";
import { paths } from "../paths/paths";
import { returnPath } from "../paths/return-path";
import { under } from "../routes/root";
import { openScreen } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

interface SignInSearch {
  returnTo?: string;
  problem?: string;
}
const signIn = createRoute({
  getParentRoute: under,
  path: "/academy/sign-in/",
  validateSearch: (raw: Record<string, unknown>): SignInSearch => ({
    ...(raw.returnTo !== undefined && { returnTo: returnPath(raw.returnTo) }),
    ...(typeof raw.problem === "string" && { problem: raw.problem }),
  }),
  loader: ({ context, location }) =>
    openScreen(context, () => import("./sign-in/screen"), {
      view: "sign-in",
      texts: ["account"],
      key: `sign-in ${(location.search as SignInSearch).returnTo ?? ""}`,
      input: {
        returnTo: returnPath((location.search as SignInSearch).returnTo),
        problem: (location.search as SignInSearch).problem ?? null,
      },
    }),
  component: () => <ScreenOutlet open={signIn.useLoaderData()} />,
});

const profile = createRoute({
  getParentRoute: under,
  path: "/academy/profile/",
  loader: ({ context }) =>
    openScreen(context, () => import("./profile/screen"), {
      view: "profile",
      texts: ["account"],
      key: "profile",
      input: {},
    }),
  component: () => <ScreenOutlet open={profile.useLoaderData()} />,
});

const offline = createRoute({
  getParentRoute: under,
  path: paths.offline,
  loader: ({ context }) =>
    openScreen(context, () => import("./offline/screen"), {
      view: "offline",
      texts: [],
      key: offlineKey,
      input: { online: false },
    }),
  component: () => <ScreenOutlet open={offline.useLoaderData()} />,
});

/** Account pages: sign-in and profile, and what stands in for all pages without a network. */
export const accountRoutes = [signIn, profile, offline];
