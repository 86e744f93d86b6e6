import type { TestModel } from "../model/test-model";
import type { Step, Taken } from "../simulator/step";

/** What a session can observe in its current place. */
export interface Observation {
  /** The state value of the test model's machine. */
  value: unknown;
  /** Its tags, in any order. */
  tags: readonly string[];
  /**
   * Drift: each difference between the controls on the page and the machine, one sentence each. Empty if there are
   * none, and for drivers without a page.
   */
  drift: readonly string[];
}

/** A running test model, from the start of one test to its end. */
export interface Session {
  /**
   * Performs a step; resolves once everything that immediately follows from it has happened.
   * @throws {Error} if that is impossible: the control is missing, or the actor is not running
   */
  perform(step: Step): void | Promise<void>;
  observe(): Observation | Promise<Observation>;
  /**
   * What the machine did since the last call, or since the start; for drivers that can tell. Without it, a step that
   * leads to the expected place counts as performed as planned.
   */
  taken?(): Taken;
  /** A JPEG of what the user sees after a failure; for drivers with a visible page. */
  photograph?(): Promise<Buffer>;
  /** Saves the trace of a session that was started as traced. */
  saveTrace?(file: string): Promise<void>;
  /** Releases the session's resources; called once, even after a failure. */
  stop(): void | Promise<void>;
}

/** Checks that a user sees what they must see in a state. @throws {Error} that says what is missing */
export type StateCheck = (session: Session) => void | Promise<void>;

/** Options of a session. */
export interface StartOptions {
  /** Whether everything that happens is recorded, for `saveTrace`; that slows it down. */
  isTraced?: boolean | undefined;
}

/** Something that can run planned tests: the machine itself, its view in a DOM, or the page in a browser. */
export interface Driver {
  name: string;
  /** Why this driver does not support a test model, in one sentence, or null. */
  refuses?(testModel: TestModel): string | null | Promise<string | null>;
  /** Why it cannot start a test model with an input, in one sentence, or null. Without this function, it always can. */
  skips?(testModel: TestModel, input: string): string | null | Promise<string | null>;
  /** Whether it can perform a step of a test model. Without this function, it can perform every step. */
  performs?(testModel: TestModel, step: Step): boolean;
  /** By state id: the check to run whenever the state is active. An unknown id is an error. */
  checks?(testModel: TestModel): Record<string, StateCheck> | Promise<Record<string, StateCheck>>;
  /** Starts a new session with one of the test model's inputs. */
  start(testModel: TestModel, input: string, options?: StartOptions): Session | Promise<Session>;
  /** The command that opens a trace, without the file; for drivers whose sessions have traces. */
  showTrace?: string;
  /** Releases what the sessions shared. */
  close?(): void | Promise<void>;
}
