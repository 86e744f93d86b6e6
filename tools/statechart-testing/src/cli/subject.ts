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
  /** The file of what its view shows, as approved, or null if it has none. */
  approvedScreenFile: string | null;
  /** Whether it is wrong that nothing is approved. */
  mustBeApproved: boolean;
  /** Findings about the machine that do not prevent tests, one sentence each. */
  notes(): Promise<readonly string[]>;
  /** @throws {UsageError} if there is none and one is required, or if data is missing */
  testModel(): Promise<TestModel>;
}
