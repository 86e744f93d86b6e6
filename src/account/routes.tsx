import { createRoute } from "@tanstack/react-router";
import { offlineKey } from "../app/dehydrated-state";
import { paths } from "../paths/paths";
import { returnPath } from "../paths/return-path";
import { pageRoute } from "../routes/page-route";
import { under } from "../routes/root";
import { openScreen } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";
import { administrationRoutes } from "./administration/routes";

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
      texts: ["account", "account-passkey-use"],
      key: `sign-in ${(location.search as SignInSearch).returnTo ?? ""} ${(location.search as SignInSearch).problem ?? ""}`,
      input: {
        returnTo: returnPath((location.search as SignInSearch).returnTo),
        problem: (location.search as SignInSearch).problem ?? null,
      },
    }),
  component: () => <ScreenOutlet open={signIn.useLoaderData()} />,
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

/** Account pages: sign-in, registering, passwords, and profile, and what stands in for all pages without a network. */
export const accountRoutes = [
  signIn,
  pageRoute("/academy/register/", () => import("./registration/screen"), ["returnTo"]),
  pageRoute("/academy/confirm-email/", () => import("./email-confirmation/screen")),
  pageRoute("/academy/forgot-password/", () => import("./forgotten-password/screen"), ["returnTo"]),
  pageRoute("/academy/new-password/", () => import("./new-password/screen")),
  pageRoute("/academy/change-password/", () => import("./password-change/screen")),
  pageRoute("/academy/change-email/", () => import("./email-change/screen")),
  pageRoute("/academy/confirm-new-email/", () => import("./new-email/screen")),
  pageRoute("/academy/profile/", () => import("./profile/screen")),
  ...administrationRoutes,
  offline,
];
