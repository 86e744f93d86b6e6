import type { AnyStateMachine, InputFrom } from "xstate";
import type { GetServices, ServiceCall } from "../api/services";

/** What a document requests for its page. */
export interface Preload {
  calls: readonly ServiceCall[];
  /** Path of the picture that the page shows first, requested when the scripts have loaded. */
  image?: string | undefined;
  /** Source of a module that the page imports once the calls are answered, requested when the scripts have loaded. */
  module?: string | undefined;
}

/** What the server knows of the content beyond what it tells everyone. */
export interface ContentFacts {
  /** A step by its position in a lesson, both from 1, and the picture of its clip; null if there is no such step. */
  stepAt: (place: {
    locale: string;
    slug: string;
    lesson: number;
    step: number;
  }) => Promise<{ id: number; image?: string | undefined } | null>;
}

type OutlineOf<Input> = Input extends { outline?: infer Outline } ? NonNullable<Outline> : never;
interface Definition<Input> {
  /**
   * The public part of a personal page: its machine waits for the session and gets this with its input. Null if there
   * is nothing that the page is about; search engines should not list such pages.
   */
  outline?: (get: GetServices, input: Input) => Promise<OutlineOf<Input> | null>;
  /**
   * What the page calls as soon as the learner is known: a learner's document requests it while the scripts still load
   * (`src/api/preloaded.ts`).
   */
  preload?: (input: Input, facts: ContentFacts) => Preload | Promise<Preload>;
}

/** What the server needs for the first HTML of a screen; no script contains it. */
export interface ScreenDocument {
  outline?: (get: GetServices, input: unknown) => Promise<object | null>;
  preload?: (input: unknown, facts: ContentFacts) => Preload | Promise<Preload>;
}

/** Defines a screen's document for the input of its machine; `src/app/documents.ts` names it by the screen's view. */
export const defineDocument = <M extends AnyStateMachine>(definition: Definition<InputFrom<M>>): ScreenDocument =>
  definition as unknown as ScreenDocument;
