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

interface ReturnSearch {
  returnTo?: string;
}
const returning = (raw: Record<string, unknown>): ReturnSearch => ({
  ...(raw.returnTo !== undefined && { returnTo: returnPath(raw.returnTo) }),
});

const register = createRoute({
  getParentRoute: under,
  path: "/academy/register/",
  validateSearch: returning,
  loader: ({ context, location }) => {
    const returnTo = returnPath((location.search as ReturnSearch).returnTo);
    return openScreen(context, () => import("./registration/screen"), {
      view: "registration",
      texts: ["account-registration"],
      key: `register ${returnTo}`,
      input: { returnTo },
    });
  },
  component: () => <ScreenOutlet open={register.useLoaderData()} />,
});

const forgottenPassword = createRoute({
  getParentRoute: under,
  path: "/academy/forgot-password/",
  validateSearch: returning,
  loader: ({ context, location }) => {
    const returnTo = returnPath((location.search as ReturnSearch).returnTo);
    return openScreen(context, () => import("./forgotten-password/screen"), {
      view: "forgotten-password",
      texts: ["account-registration"],
      key: `forgot-password ${returnTo}`,
      input: { returnTo },
    });
  },
  component: () => <ScreenOutlet open={forgottenPassword.useLoaderData()} />,
});

const emailConfirmation = createRoute({
  getParentRoute: under,
  path: "/academy/confirm-email/",
  loader: ({ context }) =>
    openScreen(context, () => import("./email-confirmation/screen"), {
      view: "email-confirmation",
      texts: ["account-registration"],
      key: "confirm-email",
      input: {},
    }),
  component: () => <ScreenOutlet open={emailConfirmation.useLoaderData()} />,
});

const newPassword = createRoute({
  getParentRoute: under,
  path: "/academy/new-password/",
  loader: ({ context }) =>
    openScreen(context, () => import("./new-password/screen"), {
      view: "new-password",
      texts: ["account-registration"],
      key: "new-password",
      input: {},
    }),
  component: () => <ScreenOutlet open={newPassword.useLoaderData()} />,
});

const passwordChange = createRoute({
  getParentRoute: under,
  path: "/academy/change-password/",
  loader: ({ context }) =>
    openScreen(context, () => import("./password-change/screen"), {
      view: "password-change",
      texts: ["account-registration"],
      key: "change-password",
      input: {},
    }),
  component: () => <ScreenOutlet open={passwordChange.useLoaderData()} />,
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

/** Account pages: sign-in, registering, passwords, and profile, and what stands in for all pages without a network. */
export const accountRoutes = [
  signIn,
  register,
  emailConfirmation,
  forgottenPassword,
  newPassword,
  passwordChange,
  profile,
  offline,
];
