import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from "xstate";
import { stubActor } from "../simulator/stub-actor";
import * as queries from "./queries";
import type { SiteRoot } from "./site";
import type { Control, Matcher } from "./user";

/** What of a page is under test. */
export interface PageBridgeOptions {
  root: SiteRoot;
  /** The id of the machine. */
  machine: string;
  /** The id of the actor; null for the first of the machine's. */
  actor: string | null;
  /** Whether the root actor is not told that the session is lost. */
  keepsLearner: boolean;
  /** Ids of invoked actors that call no server: they are stubbed. */
  stubbed: readonly string[];
  /** By the id of the child, the subject under none: types of events that come from the test and from nowhere else. */
  world: Record<string, readonly string[]>;
  /** Selectors of where the machine is drawn. */
  region: readonly string[];
}

/** A machine as the test in the other process sees it: the subject, which has no name, or one of its children. */
export interface ObservedMachine {
  name: string;
  value: unknown;
  tags: string[];
  context: unknown;
}

/** What an actor is besides what its type says. */
interface Inner {
  _send(event: EventObject): void;
  _parent?: AnyActorRef;
  logic: { id?: string };
}

/** Watches the machines of a page from the first on, and lets a test at one of them. */
class PageBridge {
  private subject: AnyActorRef | null = null;
  private root: AnyActorRef | null = null;
  private hasOpened = false;
  private isPaused = false;
  /** Events that the test itself sends. */
  private readonly own = new WeakSet<object>();

  constructor(private readonly options: PageBridgeOptions) {}

  readonly inspect = (happened: InspectionEvent): void => {
    if (happened.type === "@xstate.actor") this.meet(happened.actorRef as AnyActorRef & Inner);
    else if (happened.type === "@xstate.event" && happened.event.type === this.options.root.opened)
      this.hasOpened = true;
  };

  /** An actor comes into being: it has no state yet. */
  private meet(actor: AnyActorRef & Inner): void {
    const { root, machine, actor: id, stubbed, world, keepsLearner } = this.options;
    if (actor.logic.id === root.machine) this.root = actor;
    if (keepsLearner && actor.logic.id === root.machine) this.silence(actor, [root.sessionLost]);
    if (actor.logic.id === machine && !this.isRunning() && (id === null || actor.id === id)) {
      // The first of its kind: where a step leads on to another page of the kind, the test does not follow.
      this.subject = actor;
      this.silence(actor, world[""] ?? []);
    } else if (actor.logic.id === machine) {
      // Another of its kind would ask for pages of its own: nobody tells it anything.
      actor._send = () => undefined;
    } else if (this.isBelow(actor)) {
      // A machine is drawn by its state, which a stub has none of: it stays in its first one.
      if (!stubbed.includes(actor.id)) this.silence(actor, world[actor.id] ?? []);
      else if (actor.logic.id) actor._send = () => undefined;
      else actor.logic = stubActor as never;
    }
  }

  private isRunning(): boolean {
    return this.subject !== null && this.subject.getSnapshot().status === "active";
  }

  /** Lets nobody but the test tell an actor of these. */
  private silence(actor: Inner, types: readonly string[]): void {
    const send = actor._send.bind(actor);
    actor._send = (event) => {
      if ((!this.isPaused && !types.includes(event.type)) || this.own.has(event)) send(event);
    };
  }

  private isBelow({ _parent: parent }: Inner): boolean {
    return parent !== undefined && (parent === this.subject || this.isBelow(parent as AnyActorRef & Inner));
  }

  private find(name: string): AnyActorRef | null {
    return (name === "" ? [] : name.split("/")).reduce<AnyActorRef | null>(
      (actor, id) => actor?.getSnapshot().children[id] ?? null,
      this.subject,
    );
  }

  /** Whether the site stands and may be left for the page under test. */
  isReady = (): boolean => this.hasOpened;

  /** Lets the site ask again who is signed in. */
  refresh(): void {
    this.root?.send({ type: this.options.root.refresh });
  }

  /** While the test goes back to the page, its new address says nothing to the machine. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  /** The machines of these names that are there. */
  observe(names: readonly string[]): ObservedMachine[] {
    return names.flatMap((name) => {
      const snapshot = this.find(name)?.getSnapshot() as AnyMachineSnapshot | undefined;
      if (!snapshot) return [];
      const context = JSON.parse(JSON.stringify(snapshot.context, (_, value) => (value?.sessionId ? null : value)));
      return [{ name, value: snapshot.value, tags: [...snapshot.tags], context }];
    });
  }

  /** Whether a machine would take each of these. */
  can(name: string, events: readonly EventObject[]): boolean[] {
    const snapshot = this.find(name)?.getSnapshot() as AnyMachineSnapshot | undefined;
    return events.map((event) => snapshot?.can(event) === true);
  }

  send(name: string, event: EventObject): void {
    const sent = { ...event };
    this.own.add(sent);
    this.need(name).send(sent);
  }

  /** Ends an actor that is stubbed. */
  end(name: string, invoke: string, ended: { output: unknown } | { error: unknown }): void {
    const actor = this.need(name).getSnapshot().children[invoke] as AnyActorRef | undefined;
    if (!actor) throw new Error(`${invoke} is not running on the page.`);
    actor.send({ type: "output" in ended ? "stub.done" : "stub.fail", ...ended });
  }

  private need(name: string): AnyActorRef {
    const actor = this.find(name);
    if (!actor) throw new Error(`${name || "The machine"} is not running on the page.`);
    return actor;
  }

  private region(): Element[] {
    return this.options.region.flatMap((selector) => [...document.querySelectorAll(selector)]);
  }

  reach = (control: Control, number?: number): HTMLElement => queries.reach(this.region(), control, number);
  expectVisible = (matchers: readonly Matcher[]): void => queries.expectVisible(this.region(), matchers);
  expectAbsent = (matchers: readonly Matcher[]): void => queries.expectAbsent(this.region(), matchers);
  controls = (): Control[] => queries.usableIn(this.region());
}

declare global {
  /** Set before the page's scripts run. */
  var statechartBridgeOptions: PageBridgeOptions | undefined;
  // Also where it is missing nobody goes on.
  var statechartBridge: PageBridge;
}

/** Nobody scrolls in a test: what is fetched when one comes near its place is fetched at once. */
class Near extends IntersectionObserver {
  constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    super(seen, { ...options, rootMargin: "10000px" });
  }
}

if (globalThis.statechartBridgeOptions) {
  globalThis.IntersectionObserver = Near;
  globalThis.statechartBridge = new PageBridge(globalThis.statechartBridgeOptions);
  Object.assign(globalThis, {
    [globalThis.statechartBridgeOptions.root.inspector]: globalThis.statechartBridge.inspect,
  });
}
