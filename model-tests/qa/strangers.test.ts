import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RecordedEvent } from "../../src/telemetry/recording/recorder";
import { qaInFolder } from "./qa-in-folder";

const { results, run } = qaInFolder();

const event = (machine: string, actor: string, type: string, to: unknown): RecordedEvent => ({
  at: 0,
  machine,
  actor,
  source: null,
  event: type,
  to,
});

async function replay(...events: RecordedEvent[]) {
  const file = join(results, "session.json");
  writeFileSync(file, JSON.stringify({ kind: "session", version: 1, events }));
  return run("replay", file);
}

const deletion = [
  event("certificateDeletion", "1", "xstate.init", "closed"),
  event("certificateDeletion", "1", "deletion.open", "confirming"),
];

describe("replaying a session of an older version", () => {
  it("passes if everything fits", async () => {
    expect(await replay(...deletion, event("education", "2", "xstate.init", {}))).toMatchObject({ code: 0 });
  });

  it("names a missing machine and its first occurrence", async () => {
    const { code, said } = await replay(...deletion, event("diary", "2", "page.turn", "open"));
    expect(code).toBe(1);
    expect(said).toContain("MISMATCH diary: this machine no longer exists; event 3 of 3, page.turn, is its first.");
    expect(said).toContain("→ confirming");
  });

  it("names the machine whose event is missing", async () => {
    const { code, said } = await replay(...deletion, event("certificateDeletion", "1", "deletion.regret", "closed"));
    expect(code).toBe(1);
    expect(said).toContain(
      "MISMATCH certificateDeletion: Event 3 of 3, deletion.regret, led from confirming to closed;",
    );
    expect(said).toContain("certificateDeletion no longer has the event deletion.regret.");
  });
});
