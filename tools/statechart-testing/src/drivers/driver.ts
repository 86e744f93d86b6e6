import type { TestModel } from "../model/test-model";
import type { Step, Taken } from "../simulator/step";

/** What can be seen where a session stands. */
export interface Observation {
  /** The state value of the test model's machine. */
  value: unknown;
  /** Its tags, in any order. */
  tags: readonly string[];
  /**
   * Drift: what the controls on the page and the machine say differently, one sentence each. Empty where nothing does,
   * and of drivers that have no page.
   */
  drift: readonly string[];
}

/** A test model that runs, from the start of one test to its end. */
export interface Session {
  /**
   * Lets a step happen, and is done when everything that follows from it at once has happened.
   * @throws {Error} where that cannot be: the control is not there, the actor is not running
   */
  perform(step: Step): void | Promise<void>;
  observe(): Observation | Promise<Observation>;
  /**
   * What the machine did since this was last asked, first at the start; for drivers that can tell. Without it a step
   * that leads where it was planned to lead counts as done the way that was planned.
   */
  taken?(): Taken;
  /** What a person sees where a test has failed, as a JPEG; for drivers that have a page to look at. */
  photograph?(): Promise<Buffer>;
  /** Frees what the session holds; called once, also after a failure. */
  stop(): void | Promise<void>;
}

/** Looks whether a person sees what they must see in a state. @throws {Error} which says what is missing */
export type StateCheck = (session: Session) => void | Promise<void>;

/** Something that planned tests can be run through: the machine itself, its view in a DOM, the page in a browser. */
export interface Driver {
  name: string;
  /** One sentence why a test model is not for this driver, or null. */
  refuses?(testModel: TestModel): string | null;
  /** One sentence why a test model is not started with an input here, or null; without this function it always is. */
  skips?(testModel: TestModel, input: string): string | null;
  /** Whether there is a way to let a step of a test model happen; without this function there is for every step. */
  performs?(testModel: TestModel, step: Step): boolean;
  /** By the id of a state: what is checked whenever it is active. An id that the machine does not have is an error. */
  checks?(testModel: TestModel): Record<string, StateCheck>;
  /** A fresh session that stands at the start of one of the test model's inputs. */
  start(testModel: TestModel, input: string): Session | Promise<Session>;
  /** Frees what all sessions shared. */
  close?(): void | Promise<void>;
}
