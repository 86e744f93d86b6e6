import { startMirror } from "statechart-viewer/mirror/start-mirror";
import { errorStatus } from "../../contract/errors";
import { randomId } from "../../src/device/random-id";
import { readJson, tab } from "../../src/device/storage";
import { plainPath } from "../../src/telemetry/plain-path";
import { createRecorder, type RecordedEvent } from "../../src/telemetry/recording/recorder";
import { mirrorChannel } from "./channel";

/**
 * A page that is opened with `?flow` gets this script before its own. It mirrors the page's machines to viewers in
 * other windows of the same browser.
 */

/** Tells the server to mirror the pages of this visit, so that they are still mirrored after a reload. */
const cookie = "academy_flow";
/** The key of the tab's recording, for the next page. */
const recordedKey = "academy.flow";

const setCookie = (value: string, more = ""): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the alternative is asynchronous, and not available in every browser.
  document.cookie = `${cookie}=${value}; path=/academy; samesite=lax${more}`;
};

const isRecorded = (kept: Partial<RecordedEvent> | null): kept is RecordedEvent =>
  typeof kept?.at === "number" && [kept.actor, kept.machine, kept.event].every((text) => typeof text === "string");

setCookie("1");
const before = readJson(tab, recordedKey, (kept) => (Array.isArray(kept) ? kept.filter(isRecorded) : null));

const mirror = startMirror({
  channel: mirrorChannel,
  page: randomId(),
  path: () => plainPath(location.pathname),
  now: () => Date.now(),
  codes: [...Object.keys(errorStatus), "network", "timeout", "malformed"],
  createRecorder,
  ...(before && { before }),
  keep: (events) => tab.write(recordedKey, JSON.stringify(events)),
  stop() {
    tab.remove(recordedKey);
    setCookie("", "; max-age=0");
    const address = new URL(location.href);
    address.searchParams.delete("flow");
    location.replace(address);
  },
});

// Another tool may inspect the page as well.
const other = globalThis.academyInspector;
globalThis.academyInspector = (happened) => {
  other?.(happened);
  mirror.inspect(happened);
};
