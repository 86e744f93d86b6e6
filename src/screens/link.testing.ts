import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { type AnyEventObject, createActor, createMachine, emit, fromCallback, fromPromise } from "xstate";
import type { Billing, UserProfile } from "../../contract/account/session";
import { academyMachine } from "../../machines/account/academy";
import { appearanceMachine, type Scheme } from "../../machines/account/appearance";
import { billingMachine } from "../../machines/account/billing";
import { profileMachine } from "../../machines/account/profile";
import { shortcutsMachine } from "../../machines/account/shortcuts";
import { trialBannerMachine } from "../../machines/account/trial-banner";
import { flush, profileOf } from "../../machines/testing";
import { linkTo } from "./link";

/** A running academy, a router in memory, and linked screens. */
export function site() {
  let profilesAsked = 0;
  const academy = createActor(
    academyMachine.provide({
      actors: {
        profile: profileMachine.provide({
          actors: {
            loadProfile: fromPromise(async (): Promise<{ userProfile: UserProfile; specialRights: boolean }> => {
              profilesAsked += 1;
              return { userProfile: profileOf(7), specialRights: false };
            }),
            updateName: fromPromise(async () => profileOf(7, { name: "Ada" })),
          },
        }),
        billing: billingMachine.provide({
          actors: {
            loadBilling: fromPromise(
              async (): Promise<Billing> => ({ paidStatus: "paid", productGroup: "", trafficType: "" }),
            ),
          },
        }),
        trialBanner: trialBannerMachine.provide({
          actors: { readShownFlag: fromPromise(async () => true) },
          actions: { writeShownFlag: () => {} },
        }),
        appearance: appearanceMachine.provide({
          actors: { readScheme: fromPromise(async (): Promise<Scheme> => "system") },
        }),
        shortcuts: shortcutsMachine.provide({
          actors: { readSwitch: fromPromise(async () => true), watchKeys: fromCallback(() => {}) },
        }),
        watchConnection: fromCallback(() => {}),
        watchKept: fromCallback(() => {}),
      },
    }),
    { systemId: "academy" },
  );
  const history = createMemoryHistory({ initialEntries: ["/academy/courses/?search=a"] });
  const router = createRouter({ routeTree: createRootRoute(), history, trailingSlash: "always" });
  // As on a mounted page.
  history.subscribe(() => void router.load());
  /** Records the user, each time that it is someone else. */
  const others: (number | undefined)[] = [];
  /** Addresses of other applications that were opened. */
  const left: string[] = [];
  /** The parts that the focus was moved to. */
  const focused: string[] = [];
  const reloads: string[] = [];
  const link = linkTo(
    academy,
    () => router,
    () => others.push(academy.getSnapshot().context.learner?.id),
    {
      heading: () => "SEO basics",
      focusOn: (part) => focused.push(part),
      leave: (href) => left.push(href),
      reload: () => reloads.push(academy.id),
    },
  );
  academy.start();

  const openScreen = ({ isPrepared = false } = {}) => {
    const heard: AnyEventObject[] = [];
    const child = createMachine({
      on: { "child.ask": { actions: emit({ type: "signIn.requested" }) } },
    });
    const machine = createMachine({
      types: {} as { events: { type: "go"; href: string; replace?: boolean } | AnyEventObject },
      invoke: { id: "child", src: child },
      on: {
        go: {
          actions: emit(({ event }) => ({ type: "navigation.requested", href: event.href, replace: event.replace })),
        },
        rename: { actions: emit({ type: "account.changed" }) },
        ask: { actions: emit({ type: "signIn.requested" }) },
        announce: { actions: emit(({ event }) => (event as AnyEventObject).event) },
        fail: { actions: emit({ type: "reload.requested" }) },
        lose: { actions: emit({ type: "session.lost" }) },
        say: { actions: emit({ type: "notice.announced", text: "ratingSaved", params: { count: 4 }, inPlace: true }) },
        "*": { actions: ({ event }) => heard.push(event) },
      },
    });
    const actor = createActor(machine);
    const { end, show } = link(actor, isPrepared);
    actor.start();
    return { actor, heard, show, unlink: end, linkAgain: () => link(actor, false) };
  };
  return {
    academy,
    focused,
    history,
    openScreen,
    others,
    left,
    reloads,
    profilesAsked: () => profilesAsked,
    openSite: () => {
      academy.send({ type: "site.opened", seed: "seed" });
      return flush();
    },
  };
}
export const told = (heard: AnyEventObject[], type: string) => heard.filter((event) => event.type === type);
