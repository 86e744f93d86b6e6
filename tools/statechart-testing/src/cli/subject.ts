import type { TestModel } from "../model/test-model";

/** A machine that a command works on. */
export interface Subject {
  id: string;
  /** The display name. */
  title: string;
  /** The name for commands: its id, or the file and the export. */
  target: string;
  /** The file of its approved behavior, or null if it has none. */
  approvedFile: string | null;
  /** Whether it is wrong that nothing is approved. */
  mustBeApproved: boolean;
  /** What is missing to test it, one sentence each; empty if it has a test model. */
  needs(): Promise<readonly string[]>;
  /** @throws {UsageError} if there is none and one is required */
  testModel(): Promise<TestModel>;
}
