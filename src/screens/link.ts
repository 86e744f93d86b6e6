import type { AnyRouter } from "@tanstack/react-router";
import type { ActorRefFrom, AnyActorRef, Subscription } from "xstate";
import type { academyMachine } from "../../machines/account/academy";
import type { ShortcutTarget, TargetRequested } from "../../machines/account/shortcuts";
import type { Filters } from "../../machines/catalogue/catalogue/context";
import type { Question } from "../../machines/catalogue/search-results";
import type { TermFilter } from "../../machines/library/glossary";
import type {
  AccountChanged,
  ConnectionChanged,
  FocusPart,
  FocusRequested,
  NavigationRequested,
  NoticeAnnounced,
  QueryChanged,
  ReloadRequested,
  SessionChanged,
  SessionLost,
  SignInRequested,
} from "../../machines/shared/events";
import { isElsewhere, paths } from "../paths/paths";
import type { Link } from "./screens";

type Academy = ActorRefFrom<typeof academyMachine>;
type Emitted =
  | NavigationRequested
  | TargetRequested
  | NoticeAnnounced
  | SignInRequested
  | AccountChanged
  | SessionLost
  | FocusRequested
  | ReloadRequested
  | { type: "filters.changed"; filters: Filters }
  | { type: "question.changed"; question: Question }
  | { type: "terms.filtered"; filter: TermFilter }
  | QueryChanged
  | { type: "step.opened"; step: number };

/** The query of a list's address: only what differs from the unfiltered list. */
export const searchOf = ({ categories, duration, search }: Filters) => ({
  ...(categories.length > 0 && { categories: categories.join() }),
  ...(duration && { duration }),
  ...(search && { search }),
});

/** The same for the glossary's address. */
export const termSearchOf = ({ letter, search }: TermFilter) => ({
  ...(letter && { letter }),
  ...(search && { search }),
});

/** The query of a search's address: all kinds by default. */
const askedIn = ({ words, kind }: Question) => ({ ...(words && { search: words }), ...(kind && { kind }) });

const hrefs: Record<ShortcutTarget, string> = {
  home: paths.home,
  courses: paths.courses,
  myLearning: paths.myLearning,
  webinars: paths.webinars,
  exams: paths.certification,
};

/** The heading of the open page. */
const shownHeading = (): string => document.querySelector("main h1")?.textContent ?? "";

/** The open page. */
interface OpenPage {
  heading(): string;
  /** Moves the focus to a part of it. */
  focusOn(part: FocusPart): void;
  /** Leaves it for an address of another application. */
  leave(href: string): void;
  /** Loads it again. */
  reload(): void;
}
interface Site extends OpenPage {
  academy: Academy;
  router: AnyRouter;
}

/** Why somebody has to sign in again, as the sign-in page says it; a visitor knows why. */
const endOf = (academy: Academy, { isAnswerKept }: SignInRequested): string | undefined =>
  academy.getSnapshot().context.learner ? (isAnswerKept ? "answer_kept" : "session_ended") : undefined;

/** The one listener that performs what machines request from the router and the academy. */
function perform({ academy, router, heading, focusOn, leave, reload }: Site, event: Emitted): void {
  const { pathname, href } = router.latestLocation;
  switch (event.type) {
    case "notice.announced": {
      const { type: _, ...said } = event;
      const notice = { ...said, at: Date.now(), page: { title: heading(), href: pathname } };
      academy.system.get("notices")?.send({ type: "notice.add", notice });
      return;
    }
    case "target.requested":
      router.history.push(hrefs[event.target]);
      return;
    case "navigation.requested":
      if (isElsewhere(event.href)) leave(event.href);
      else if (event.replace) router.history.replace(event.href);
      else router.history.push(event.href);
      return;
    case "reload.requested":
      reload();
      return;
    case "focus.requested":
      focusOn(event.part);
      return;
    case "account.changed":
      academy.send({ type: "session.refresh" });
      return;
    case "session.lost":
      academy.send({ type: "session.lost" });
      return;
    case "signIn.requested":
      // When it hears about the expired session below, a screen may ask again.
      if (router.history.location.pathname === paths.signIn()) return;
      router.history.push(paths.signIn(href, endOf(academy, event)));
      // Screens ask when no one is signed in. If the academy still had a session, the sign-in page would redirect
      // straight back.
      academy.send({ type: "session.lost" });
      return;
    case "filters.changed":
      void router.navigate({ to: pathname, search: searchOf(event.filters), replace: true, resetScroll: false });
      return;
    case "terms.filtered":
      void router.navigate({ to: pathname, search: termSearchOf(event.filter), replace: true, resetScroll: false });
      return;
    case "question.changed":
      void router.navigate({ to: pathname, search: askedIn(event.question), replace: true, resetScroll: false });
      return;
    case "query.changed":
      void router.navigate({
        to: pathname,
        search: event.query,
        replace: event.replace === true,
        resetScroll: false,
      });
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
 * Listens to the requests of an actor and its children: enrollment on a course's page requests sign-in like the page
 * does.
 */
export function listen(root: AnyActorRef, onEvent: (event: Emitted) => void): Subscription[] {
  const subscriptions: Subscription[] = [];
  const heard = new WeakSet<AnyActorRef>();
  const hear = (actor: AnyActorRef): void => {
    if (heard.has(actor)) return;
    heard.add(actor);
    const hearChildren = () => {
      const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> };
      for (const child of Object.values(children)) hear(child);
    };
    hearChildren();
    subscriptions.push(
      actor.on("*", (event) => onEvent(event as Emitted)),
      // A parent handles a failing child; without this, XState would report the error as unhandled.
      actor.subscribe({ next: hearChildren, ...(actor !== root && { error: () => undefined }) }),
    );
  };
  hear(root);
  return subscriptions;
}

/**
 * Links screens to the academy: each receives the session and the connection status, once known and on every change,
 * and can open another page or announce something. So can the academy itself. A screen that is linked again receives
 * what has changed in the meantime. What a prepared screen requests waits until it is on the page: the page that is
 * open is another one.
 * @param onOther called when the user changes, before any screen receives it
 * @param page without it, the heading is the document's, and nothing moves the focus
 */
export function linkTo(
  academy: Academy,
  getRouter: () => AnyRouter,
  onOther: () => void,
  {
    heading = shownHeading,
    focusOn = () => undefined,
    leave = (href) => location.replace(href),
    reload = () => location.reload(),
  }: Partial<OpenPage> = {},
) {
  let session: SessionChanged | null = null;
  let connection: ConnectionChanged | null = null;
  let linked = 0;
  /** What each screen has received. */
  const told = new WeakMap<AnyActorRef, { session: SessionChanged | null; online: boolean }>();
  const performAsked = (event: Emitted) =>
    perform({ academy, router: getRouter(), heading, focusOn, leave, reload }, event);
  academy.on("session.changed", (event) => {
    if (event.learner?.id !== session?.learner?.id) onOther();
    session = event;
  });
  academy.on("connection.changed", (event) => {
    connection = event;
  });
  listen(academy, performAsked);

  return (screen: AnyActorRef, isPrepared: boolean): Link => {
    let waiting: Emitted[] | null = isPrepared ? [] : null;
    linked += 1;
    const ordinal = linked;
    const known = told.get(screen) ?? { session: null, online: true };
    told.set(screen, known);
    // Each screen numbers its commands from 0, even if it is opened again, so its keys need a new seed (R18).
    const tellSession = (event: SessionChanged) => {
      known.session = event;
      screen.send({ ...event, seed: `${event.seed}.${ordinal}` });
    };
    const tellConnection = (event: ConnectionChanged) => {
      known.online = event.online;
      screen.send(event);
    };
    const subscriptions = [
      academy.on("session.changed", tellSession),
      academy.on("connection.changed", tellConnection),
      ...listen(screen, (event) => (waiting ? waiting.push(event) : performAsked(event))),
    ];
    // After the following start: until then, an actor only queues events.
    queueMicrotask(() => {
      if (session && session !== known.session) tellSession(session);
      if (connection && connection.online !== known.online) tellConnection(connection);
    });
    return {
      show() {
        const asked = waiting ?? [];
        waiting = null;
        for (const event of asked) performAsked(event);
      },
      end() {
        for (const subscription of subscriptions) subscription.unsubscribe();
      },
    };
  };
}
