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

const myLearning = createRoute({
  getParentRoute: under,
  path: "/academy/my-learning/",
  loader: ({ context }) =>
    openScreen(context, () => import("../courses/my-learning/screen"), {
      view: "my-learning",
      texts: ["lesson", "library", "finding"],
      key: `my-learning ${context.locale}`,
      input: { locale: context.locale },
    }),
  component: () => <ScreenOutlet open={myLearning.useLoaderData()} />,
});

const editing = createRoute({
  getParentRoute: under,
  path: "/academy/editing/",
  loader: ({ context }) =>
    openScreen(context, () => import("../engagement/editing/screen"), {
      view: "editing",
      texts: ["library"],
      key: "editing",
      input: undefined,
    }),
  component: () => <ScreenOutlet open={editing.useLoaderData()} />,
});

/** What belongs to oneself, and to those who edit. */
export const accountRoutes = [signIn, profile, myLearning, editing];
