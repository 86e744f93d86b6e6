import { createRoute } from "@tanstack/react-router";
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

/** Account pages: sign-in and profile. */
export const accountRoutes = [signIn, profile];
