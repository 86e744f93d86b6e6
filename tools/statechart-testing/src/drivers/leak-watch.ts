import type { AnyActorRef } from "xstate";

type Listening = Parameters<EventTarget["addEventListener"]>;

/** React listens to this on the document for as long as the document exists. */
const keptByReact = "selectionchange";

/** Identifies a listener as the DOM does: the same function for the same event and phase is one listener. */
const isSameListener = ([type, listener, options]: Listening, other: Listening): boolean => {
  const isCapture = (given: Listening[2]) => (typeof given === "object" ? (given.capture ?? false) : (given ?? false));
  return type === other[0] && listener === other[1] && isCapture(options) === isCapture(other[2]);
};

/** Notices what a view leaves behind when it is removed: listeners on the document and window, and subscriptions. */
export class LeakWatch {
  private readonly listeners = new Map<EventTarget, Listening[]>();
  private readonly subscriptions = new Map<object, string>();
  private readonly restore: (() => void)[] = [];

  /** Begins to watch; the view must not be mounted yet. */
  constructor(document: Document, actor: AnyActorRef) {
    for (const target of [document, globalThis as unknown as EventTarget]) this.watchListeners(target);
    this.watchSubscriptions(actor);
  }

  private watchListeners(target: EventTarget): void {
    const all: Listening[] = [];
    this.listeners.set(target, all);
    const { addEventListener, removeEventListener } = target;
    const remove = (given: Listening) => {
      const at = all.findIndex((one) => isSameListener(one, given));
      if (at >= 0) all.splice(at, 1);
    };
    target.addEventListener = (...given: Listening) => {
      const [type, , options] = given;
      const isOnce = typeof options === "object" && (options.once === true || options.signal !== undefined);
      remove(given);
      if (given[1] && !isOnce && type !== keptByReact) all.push(given);
      addEventListener.apply(target, given);
    };
    target.removeEventListener = (...given: Listening) => {
      remove(given);
      removeEventListener.apply(target, given);
    };
    this.restore.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }

  private watchSubscriptions(actor: AnyActorRef): void {
    const { on, subscribe } = actor;
    const noted = (what: string, subscription: { unsubscribe(): void }) => {
      this.subscriptions.set(subscription, what);
      const { unsubscribe } = subscription;
      subscription.unsubscribe = () => {
        this.subscriptions.delete(subscription);
        unsubscribe.call(subscription);
      };
      return subscription;
    };
    actor.on = (type, handler) => noted(`a handler of "${type}"`, on.call(actor, type, handler));
    actor.subscribe = ((...given: Parameters<typeof subscribe>) =>
      noted("a subscription to the machine", subscribe.apply(actor, given))) as typeof subscribe;
    this.restore.push(() => Object.assign(actor, { on, subscribe }));
  }

  /** Ends watching. @returns what is left now that the view is removed, in words */
  stop(): string[] {
    for (const restore of this.restore) restore();
    return this.left();
  }

  /** What has been added and not removed, in words. */
  left(): string[] {
    return [
      ...[...this.listeners.values()].flatMap((all) => all.map(([type]) => `a listener of "${type}"`)),
      ...this.subscriptions.values(),
    ];
  }
}
