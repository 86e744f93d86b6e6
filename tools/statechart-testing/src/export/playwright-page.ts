/** The site under test. */
export interface Site {
  address: string;
  /** The time at which its pages' clock is stopped. */
  now: string;
  /** A regular expression for the URLs of its API. */
  calls: string;
  /** The cookie with which it asks who is signed in. */
  cookie: { name: string; value: string };
  /** Its root actor: the machine's id, the variable from which it reads an inspector, and types of its events. */
  root: { machine: string; inspector: string; opened: string; sessionLost: string; refresh: string };
}

/** A machine on its page, and what the tests do in place of its environment. */
export interface Subject {
  machine: string;
  path: string;
  /** The page that the visitor comes from. */
  from: string;
  /** The id of its actor, if several of its kind run on the page. */
  actor?: string;
  /** Whether the site is not told that the session is lost. */
  keepsLearner?: boolean;
  /** Events that it emits to leave its page and that the site does not hear: otherwise, it would end. */
  unheard?: string[];
  /** Whether the visitor has signed in again when the page comes back from sign-in. */
  signsInAgain?: boolean;
  /** The calls that it makes: each waits until a step replies. */
  calls: Record<string, string>;
  /** Events that only the tests send, by the name of the child that takes them; the machine's own name is empty. */
  world: Record<string, string[]>;
  /** Actors that do not call a server: the tests end them. */
  stubbed: string[];
}

/** A running actor of the site, reduced to what these tests need. */
interface Actor {
  id: string;
  logic: object & { id?: string };
  _parent?: Actor;
  _send(event: { type: string }): void;
  on(type: string, hear: (event: { type: string }) => void): unknown;
  send(event: object): void;
  getSnapshot(): { status: string; value: unknown; children: Record<string, Actor> };
}

/** The tests' access to the machine in the page. */
export declare const statechartTest: {
  /** Whether the site has started and can navigate to the page under test. */
  hasOpened(): boolean;
  /** The state value of the machine or of a descendant: `child`, `child/grandchild`. */
  state(name: string): unknown;
  send(name: string, event: object): void;
  /** Makes the site check who is signed in. */
  refresh(): void;
};

/** Runs in the page before its scripts: takes control of the machine, so that only the tests act as its environment. */
export function takeHold({
  machine,
  path,
  actor: id,
  keepsLearner,
  unheard = [],
  signsInAgain,
  world,
  stubbed,
  root,
}: Subject & Pick<Site, "root">): void {
  let subject: Actor | undefined;
  let site: Actor | undefined;
  let hasOpened = false;
  const own = new WeakSet<object>();
  const refresh = () => site?.send({ type: root.refresh });
  const find = (name: string) =>
    name.split("/").reduce<Actor | undefined>((actor, id) => (id ? actor?.getSnapshot().children[id] : actor), subject);
  const isBelow = ({ _parent: parent }: Actor): boolean =>
    parent !== undefined && (parent === subject || isBelow(parent));
  const silence = (actor: Actor, types: string[] = []) => {
    const send = actor._send.bind(actor);
    actor._send = (event) => {
      if (own.has(event) || !types.includes((event as { type: string }).type)) send(event);
    };
  };
  /** An actor that does nothing until a test ends it. */
  const idle = {
    getInitialSnapshot: () => ({ status: "active" }),
    getPersistedSnapshot: (snapshot: object) => snapshot,
    transition: (snapshot: object, { type, output, error }: { type: string; output?: unknown; error?: unknown }) => {
      if (type === "test.done") return { ...snapshot, status: "done", output };
      return type === "test.failed" ? { ...snapshot, status: "error", error } : snapshot;
    },
  };
  const meet = (actor: Actor) => {
    if (actor.logic.id === root.machine) site = actor;
    if (keepsLearner && actor.logic.id === root.machine) silence(actor, [root.sessionLost]);
    const isNamed = id === undefined || actor.id === id;
    if (actor.logic.id === machine && isNamed && subject?.getSnapshot().status !== "active") {
      subject = actor;
      silence(actor, world[""]);
      const on = actor.on.bind(actor);
      actor.on = (type, hear) => on(type, (event) => void (unheard.includes(event.type) || hear(event)));
      const parent = actor._parent;
      const send = parent?._send.bind(parent);
      if (parent && send) parent._send = (event) => void (unheard.includes(event.type) || send(event));
    } else if (isBelow(actor)) {
      // A stubbed machine stays in its first state, because views render its state.
      if (!stubbed.includes(actor.id)) silence(actor, world[actor.id]);
      else if (actor.logic.id) actor._send = () => undefined;
      else actor.logic = idle;
    }
  };
  Object.assign(globalThis, {
    [root.inspector]: (happened: { type: string; actorRef: Actor; event: { type: string } }) => {
      if (happened.type === "@xstate.actor") meet(happened.actorRef);
      else if (happened.type === "@xstate.event" && happened.event.type === root.opened) hasOpened = true;
    },
    statechartTest: {
      hasOpened: () => hasOpened,
      state: (name: string) => find(name)?.getSnapshot().value,
      send: (name: string, event: object) => {
        const actor = find(name);
        if (!actor) throw new Error(`${name || machine} is not running on the page.`);
        own.add(event);
        actor.send(event);
      },
      refresh,
    },
  });
  // If a step navigates to another page, such as sign-in: go straight back.
  let here = "";
  const { pathname, hash } = new URL(path, "https://any.host");
  for (const change of ["pushState", "replaceState"] as const) {
    const original = History.prototype[change];
    History.prototype[change] = function (...entry) {
      original.apply(this, entry);
      if (location.pathname === pathname && location.hash === hash) here = location.href;
      else if (here !== "")
        queueMicrotask(() => {
          history.pushState({}, "", here);
          if (signsInAgain) refresh();
        });
    };
  }
  // Tests do not scroll, so content that loads when it gets near the viewport is loaded immediately.
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(seen, { ...options, rootMargin: "10000px" });
    }
  };
}
