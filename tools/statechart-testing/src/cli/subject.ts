import type { TestModel } from "../model/test-model";

/** A machine that a command is about. */
export interface Subject {
  id: string;
  /** What people call it. */
  title: string;
  /** The name by which a command finds it again: its id, or the file and the export. */
  target: string;
  /** What is missing to test it, a sentence each; nothing where it has a test model. */
  needs(): Promise<readonly string[]>;
  /** @throws {UsageError} where there is none and should be */
  testModel(): Promise<TestModel>;
}
