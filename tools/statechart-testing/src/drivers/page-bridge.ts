import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from "xstate";
import { stubActor } from "../simulator/stub-actor";
import * as queries from "./queries";
import type { SiteRoot } from "./site";
import type { Control, Matcher } from "./user";

/** The part of a page that is under test. */
export interface PageBridgeOptions {
  root: SiteRoot;
  /** The id of the machine. */
  machine: string;
  /** The id of the actor; null for the machine's first actor. */
  actor: string | null;
  /** Whether the root actor is not told that the session is lost. */
  keepsLearner: boolean;
  /** Types of emitted events that the page does not hear. */
  unheard: readonly string[];
  /** Ids of invoked actors that do not call a server: they are stubbed. */
  stubbed: readonly string[];
  /** Event types that only the test sends, by the id of the child; the subject's own key is empty. */
  world: Record<string, readonly string[]>;
  /** Selectors of the elements that show the machine. */
  region: readonly string[];
}

/** A machine on the page as the test in the other process sees it: the subject, whose name is empty, or a child. */
export interface ObservedMachine {
  name: string;
  value: unknown;
  tags: string[];
  context: unknown;
}

/** Members of an actor that its public type omits. */
interface Inner {
  _send(event: EventObject): void;
  _parent?: AnyActorRef;
  logic: { id?: string };
}

/** Observes the machines of a page from the beginning and gives a test access to one of them. */
class PageBridge {
  private subject: AnyActorRef | null = null;
  private root: AnyActorRef | null = null;
  private hasOpened = false;
  /** The path of the page that opened last. */
  private openPath = "";
  private isPaused = false;
  /** Events that the test itself sent. */
  private readonly own = new WeakSet<object>();

  constructor(private readonly options: PageBridgeOptions) {}

  readonly inspect = (happened: InspectionEvent): void => {
    if (happened.type === "@xstate.actor") this.meet(happened.actorRef as AnyActorRef & Inner);
    else if (happened.type === "@xstate.event" && happened.actorRef === this.root) this.noteEvent(happened.event);
  };

  /** Called with each event that the root actor receives. */
  private noteEvent(event: EventObject & { url?: string }): void {
    const { opened, pageOpened } = this.options.root;
    if (event.type === opened) this.hasOpened = true;
    if (event.type === pageOpened && event.url) this.openPath = new URL(event.url, location.href).pathname;
  }

  /** Called when an actor is created; it has no state yet. */
  private meet(actor: AnyActorRef & Inner): void {
    const { root, machine, actor: id, stubbed, world, keepsLearner } = this.options;
    if (actor.logic.id === root.machine) this.root = actor;
    if (keepsLearner && actor.logic.id === root.machine) this.silence(actor, [root.sessionLost]);
    if (actor.logic.id === machine && !this.isRunning() && (id === null || actor.id === id)) {
      // Only the first of its kind: if a step leads to another page of this kind, the test does not follow.
      this.subject = actor;
      this.muffle(actor);
      this.silence(actor, world[""] ?? []);
    } else if (actor.logic.id === machine) {
      // Another machine of this kind would navigate to its own pages, so it receives no events.
      actor._send = () => undefined;
    } else if (this.isBelow(actor)) {
      // Views render a machine's state, which a stub does not have: the machine stays in its first state.
      if (!stubbed.includes(actor.id)) this.silence(actor, world[actor.id] ?? []);
      else if (actor.logic.id) actor._send = () => undefined;
      else actor.logic = stubActor as never;
    }
  }

  private isRunning(): boolean {
    return this.subject !== null && this.subject.getSnapshot().status === "active";
  }

  /** Ensures that only the test sends events of these types to an actor. */
  private silence(actor: Inner, types: readonly string[]): void {
    const send = actor._send.bind(actor);
    actor._send = (event) => {
      if ((!this.isPaused && !types.includes(event.type)) || this.own.has(event)) send(event);
    };
  }

  /** Ensures that neither the page nor the machine's parent hears what would make it leave the machine. */
  private muffle(actor: AnyActorRef & Inner): void {
    const { unheard } = this.options;
    const on = actor.on.bind(actor);
    actor.on = (type, hear) => on(type, (event) => void (unheard.includes(event.type) || hear(event)));
    const parent = actor._parent as (AnyActorRef & Inner) | undefined;
    if (!parent) return;
    const send = parent._send.bind(parent);
    parent._send = (event) => void (unheard.includes(event.type) || send(event));
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

  /** Whether the site has started and can navigate to the page under test. */
  isReady = (): boolean => this.hasOpened;

  /** Whether the page at the current address has opened; its heading may not have the focus yet. */
  hasArrived = (): boolean => this.openPath === location.pathname;

  /** Whether it also has the focus, which every page gives to its heading, or to all of it. */
  stands = (): boolean => this.hasArrived() && ["H1", "MAIN"].includes(document.activeElement?.tagName ?? "");

  /** Opens an address as a link would; nothing has the focus until the page stands. */
  open(address: string): void {
    (document.activeElement as HTMLElement | null)?.blur();
    history.pushState({}, "", address);
  }

  /** Makes the site check again who is signed in. */
  refresh(): void {
    this.root?.send({ type: this.options.root.refresh });
  }

  /** While the test navigates back to the page, the machine does not receive the new address. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  /** The machines with these names that exist. */
  observe(names: readonly string[]): ObservedMachine[] {
    return names.flatMap((name) => {
      const snapshot = this.find(name)?.getSnapshot() as AnyMachineSnapshot | undefined;
      if (!snapshot) return [];
      const context = JSON.parse(JSON.stringify(snapshot.context, (_, value) => (value?.sessionId ? null : value)));
      return [{ name, value: snapshot.value, tags: [...snapshot.tags], context }];
    });
  }

  /** Whether a machine can take each of these events. */
  can(name: string, events: readonly EventObject[]): boolean[] {
    const snapshot = this.find(name)?.getSnapshot() as AnyMachineSnapshot | undefined;
    return events.map((event) => snapshot?.can(event) === true);
  }

  send(name: string, event: EventObject): void {
    const sent = { ...event };
    this.own.add(sent);
    this.need(name).send(sent);
  }

  /** Ends a stubbed actor. */
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
  // Without `undefined`: if it is missing, the test fails anyway.
  var statechartBridge: PageBridge;
}

/** Tests do not scroll, so content that loads when it gets near the viewport is loaded immediately. */
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
