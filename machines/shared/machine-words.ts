import type { StateMachine } from "xstate";

/** What an actor is called: while it runs, when it has succeeded, and when it fails. */
interface TaskWords {
  /** "loading the exam" */
  doing: string;
  /** "the exam is loaded" */
  done: string;
  /** By default, "loading the exam fails". */
  failed?: string;
}

/**
 * The words for everything that a machine's drawing shows, as a person would say it who knows the product and reads no
 * code. The keys are exactly the machine's names. All phrases are lower case and without a period: events and guards
 * are clauses ("the learner presses Finish"), actions are commands ("keep the answer"), delays are nouns, actors say
 * what is being done ("loading the exam").
 */
export type MachineWords<TMachine> =
  // biome-ignore format: one parameter after the other
  TMachine extends StateMachine<
    // biome-ignore lint/suspicious/noExplicitAny: only the names have words
    any, infer TEvent, any, infer TActor, infer TAction, infer TGuard, infer TDelay, any, any, any, any, any, any, any
  >
    ? {
        events: Record<TEvent["type"], string>;
        guards: Record<TGuard["type"], string | { is: string; isNot: string }>;
        /** A function gets the action's parameters if they are constants in the machine. */
        actions: { [TName in TAction["type"]]: string | ((params?: ParamsOf<TAction, TName>) => string) };
        delays: Record<TDelay, string>;
        /** A text is enough for those whose end leads nowhere. */
        actors: Record<TActor["src"], string | TaskWords>;
        /** For invokes that mean something else than their actor, by their id. */
        invokes?: Record<string, TaskWords>;
        /** For what has no name: XState's own actions, by their text in the drawing (`assign exam`). */
        inline?: Record<string, string>;
      }
    : never;

type ParamsOf<TAction, TName> = Extract<TAction, { type: TName }> extends { params: infer TParams } ? TParams : never;

/** The same words, with `never` for every key that the machine does not have; spread words are checked as well. */
type Exactly<TWords, TWanted> = {
  [TKind in keyof TWords]: TKind extends keyof TWanted
    ? TKind extends "inline" | "invokes"
      ? TWords[TKind]
      : { [TName in keyof TWords[TKind]]: TName extends keyof TWanted[TKind] ? TWords[TKind][TName] : never }
    : never;
};

/** Checks the words of a machine: `wordsFor<typeof examMachine>()({ … })`. A missing or unknown name does not compile. */
export const wordsFor =
  <TMachine>() =>
  <const TWords extends MachineWords<TMachine>>(words: TWords & Exactly<TWords, MachineWords<TMachine>>): TWords =>
    words;
