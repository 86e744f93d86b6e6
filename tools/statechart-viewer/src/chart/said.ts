import type { AnyStateNode, AnyTransitionDefinition } from "xstate";
import { type ActorWords, capitalized, durationText, type MachineWords, readable } from "./machine-words";
import type { Delay, Trigger } from "./trigger";
import { actionText, guardText } from "./words";

interface Guard {
  type?: string;
  check?: { name: string };
  guards?: readonly unknown[];
}

/** Says what is in a machine in its product's terms; without words, by the readable names of the code. */
export class Speaker {
  /** What was told by its code's name for lack of words. */
  readonly missing = new Set<string>();
  /** Keys of `inline` and `invokes` that were used. */
  readonly used = new Set<string>();
  /** The actor of each invoke, by its id. */
  private readonly sources: ReadonlyMap<string, string>;

  constructor(
    private readonly words: MachineWords | undefined,
    nodes: readonly AnyStateNode[],
  ) {
    this.sources = new Map(
      nodes.flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, typeof src === "string" ? src : id] as const)),
    );
  }

  private readonly readable = (name: string): string => {
    this.missing.add(name);
    return readable(name);
  };

  private special(kind: "inline" | "invokes", key: string): void {
    if (this.words?.[kind]?.[key] !== undefined) this.used.add(key);
  }

  private actor(id: string): ActorWords {
    this.special("invokes", id);
    const said = this.words?.invokes?.[id] ?? this.words?.actors[this.sources.get(id) ?? id];
    if (said === undefined) return { doing: this.readable(id) };
    return typeof said === "string" ? { doing: said } : said;
  }

  invoke(id: string): string {
    return this.actor(id).doing;
  }

  /** An event as a clause; elapsed time and immediate transitions as an adverb. */
  event(trigger: Trigger, event: string, delay: Delay | null): string {
    const [, inner = event] = /\((.+)\)$/.exec(event) ?? [];
    switch (trigger) {
      case "event":
        return this.words?.events[event] ?? this.readable(event);
      case "done": {
        const { doing, done } = this.actor(inner);
        if (done === undefined) this.missing.add(event);
        return done ?? `${doing} is done`;
      }
      case "error":
        return this.actor(inner).failed ?? `${this.actor(inner).doing} fails`;
      case "snapshot":
        return `${this.actor(inner).doing} reports something`;
      case "after":
        return this.elapsed(inner, delay);
      case "always":
        return "at once";
      case "onDone":
        return "this is finished";
    }
  }

  /** What a delay is for; null for a number. */
  wait(name: string): string | null {
    return this.words?.delays[name] ?? (/^\d+$/.test(name) ? null : this.readable(name));
  }

  private elapsed(name: string, delay: Delay | null): string {
    const purpose = this.wait(name);
    if (delay === null) return `after ${purpose}`;
    const time = `${delay.isFixed ? "after" : "usually after"} ${durationText(delay.ms)}`;
    return purpose === null ? time : `${time}, ${purpose}`;
  }

  guard(guard: AnyTransitionDefinition["guard"], isNegated = false): string {
    const { check, guards, type } = guard as Guard;
    const kind = check?.name.replace(/^check/, "").toLowerCase();
    if (kind && guards) {
      if (kind === "not") return this.guard(guards[0] as AnyTransitionDefinition["guard"], !isNegated);
      const inner = guards.map((one) => this.guard(one as AnyTransitionDefinition["guard"]));
      return `${isNegated ? "not: " : ""}${inner.join(` ${kind} `)}`;
    }
    const said = this.words?.guards[typeof guard === "string" ? guard : (type ?? "")];
    if (typeof said === "object") return isNegated ? said.isNot : said.is;
    return `${isNegated ? "not: " : ""}${said ?? this.readable(guardText(guard))}`;
  }

  /** An action as a command; an event that the machine raises is told as if it happened. */
  action(action: unknown): string {
    const text = actionText(action) ?? "";
    const { type, params } =
      typeof action === "string" ? { type: action } : (action as { type?: string; params?: unknown });
    const said = this.words?.actions[type ?? ""];
    if (said !== undefined)
      return typeof said === "string" ? said : said(typeof params === "function" ? undefined : params);
    const raised = text.startsWith("raise ") ? this.words?.events[text.slice("raise ".length)] : undefined;
    this.special("inline", text);
    return this.words?.inline?.[text] ?? raised ?? this.readable(text);
  }
}

/** A state's name for people: "Cooling down". */
export const stateName = (key: string): string => capitalized(readable(key));
