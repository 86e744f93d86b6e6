import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { projectRoot } from "../project-root";
import { type PeerMode, type PeerServer, startPeerServer } from "../testing/integration-server";
import { createIntegrations } from "./integrations";
import type { PeerSettings } from "./settings";

const none: PeerSettings = { search: null, feedback: null, scheduling: null, billing: null, secret: null, oidc: null };
export const context = { requestId: "request-1", account: null };
export const away: PeerMode[] = ["error", "busy", "refusing", "silent", "dripping", "huge", "redirecting"];
export const down: PeerMode[] = [...away, "malformed", "wrong shape", "empty", "not JSON"];
export const log = { warn: vi.fn() };

const operations = readFileSync(join(projectRoot(), "docs/operations.md"), "utf8");
/** An example of the documentation, found by the words before it. */
export const documented = (words: string): unknown => {
  const [, json = ""] = operations.split(words)[1]?.match(/```json\n([\s\S]*?)\n```/) ?? [];
  return JSON.parse(json);
};

export let server: PeerServer;

/** Gives every test of a file another system of its own, as `server`, and an empty log. */
export function startServerForEach(): void {
  beforeEach(async () => {
    server = await startPeerServer({});
    log.warn.mockClear();
  });
  afterEach(() => server.stop());
}

export const peersWith = (settings: Partial<PeerSettings>) =>
  createIntegrations(
    { ...none, ...settings },
    {
      log,
      // Short only in tests that wait until it ends: a busy machine is slow.
      timeout: server.mode === "silent" || server.mode === "dripping" ? 100 : 3000,
    },
  );
