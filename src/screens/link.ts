import type { AnyRouter } from "@tanstack/react-router";
import type { ActorRefFrom, AnyActorRef, AnyEventObject } from "xstate";
import type { Filters } from "../../machines/finding/catalogue";
import type { academyMachine } from "../../machines/session/academy";
import type {
  AccountChanged,
  ConnectionChanged,
  NavigationRequested,
  SessionChanged,
  SessionLost,
  SignInRequested,
} from "../../machines/shared";
import { paths } from "../paths";

type Academy = ActorRefFrom<typeof academyMachine>;
type Emitted =
  | NavigationRequested
  | SignInRequested
  | AccountChanged
  | SessionLost
  | { type: "filters.changed"; filters: Filters }
  | { type: "step.opened"; step: number };

/** The query of a list's address: only what differs from the unfiltered list. */
export const searchOf = ({ categories, duration, search }: Filters) => ({
  ...(categories.length > 0 && { categories: categories.join() }),
  ...(duration && { duration }),
  ...(search && { search }),
});

/** The one listener that performs what machines ask of the router and of the academy. */
function perform(academy: Academy, router: AnyRouter, event: Emitted): void {
  const { pathname, href } = router.latestLocation;
  switch (event.type) {
    case "navigation.requested":
      if (event.replace) router.history.replace(event.href);
      else router.history.push(event.href);
      return;
    case "account.changed":
      academy.send({ type: "session.refresh" });
      return;
    case "session.lost":
      academy.send({ type: "session.lost" });
      return;
    case "signIn.requested":
      // Told of the loss below, a screen may ask once more.
      if (router.history.location.pathname === paths.signIn()) return;
      router.history.push(paths.signIn(href));
      // Screens ask when nobody is signed in. An academy that still thinks otherwise would send people straight back.
      academy.send({ type: "session.lost" });
      return;
    case "filters.changed":
      void router.navigate({ to: pathname, search: searchOf(event.filters), replace: true, resetScroll: false });
      return;
    case "step.opened": {
      const { step } = router.latestLocation.search as { step?: number };
      if (step !== event.step) {
        void router.navigate({ to: pathname, search: { step: event.step }, replace: step === undefined });
      }
    }
  }
}

/**
 * Links screens to the academy: each is told who is here and whether the network is there, once known and on every
 * change, and is heard when it asks for another page.
 */
export function linkTo(academy: Academy, getRouter: () => AnyRouter) {
  let session: SessionChanged | null = null;
  let connection: ConnectionChanged | null = null;
  let linked = 0;
  academy.on("session.changed", (event) => {
    session = event;
  });
  academy.on("connection.changed", (event) => {
    connection = event;
  });

  return (screen: AnyActorRef): (() => void) => {
    linked += 1;
    const ordinal = linked;
    const tell = (event: AnyEventObject) => screen.send(event);
    // Each screen counts its commands from 0, also one that is opened again: its keys need a seed of its own (R18).
    const tellSession = (event: SessionChanged) => tell({ ...event, seed: `${event.seed}.${ordinal}` });
    const subscriptions = [academy.on("session.changed", tellSession), academy.on("connection.changed", tell)];
    const heard = new WeakSet<AnyActorRef>();
    // A screen's child asks for pages as its screen does: enrolment, on a course's page, for sign-in.
    const hear = (actor: AnyActorRef, isChild: boolean): void => {
      if (heard.has(actor)) return;
      heard.add(actor);
      const hearChildren = () => {
        const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
        for (const child of Object.values(children)) hear(child, true);
      };
      hearChildren();
      subscriptions.push(
        actor.on("*", (event) => perform(academy, getRouter(), event as Emitted)),
        // A child that fails is its parent's to handle; without this, XState would report it as nobody's.
        actor.subscribe({ next: hearChildren, ...(isChild && { error: () => undefined }) }),
      );
    };
    hear(screen, false);
    // After the start that follows: before it, an actor only queues.
    queueMicrotask(() => {
      if (session) tellSession(session);
      if (connection && !connection.online) tell(connection);
    });
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  };
}
