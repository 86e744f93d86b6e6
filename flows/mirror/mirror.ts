import { randomId } from "../../src/device/random-id";
import { readJson, tab } from "../../src/device/storage";
import type { RecordedEvent } from "../../src/telemetry/recording/recorder";
import { channelName } from "./messages";
import { createMirror } from "./mirroring";

/**
 * The script that a page gets before its own when it is opened with `?flow`: it mirrors the page's machines to viewers
 * in other windows of the same browser.
 */

/** Says to the server that pages of this visit are mirrored, so that reloads stay so. */
const cookie = "academy_flow";
/** Where the tab keeps what was recorded, for the next page. */
const recordedKey = "academy.flow";

const setCookie = (value: string, more = ""): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is asynchronous, and not in every browser.
  document.cookie = `${cookie}=${value}; path=/academy; samesite=lax${more}`;
};

const isRecorded = (kept: Partial<RecordedEvent> | null): kept is RecordedEvent =>
  typeof kept?.at === "number" && [kept.actor, kept.machine, kept.event].every((text) => typeof text === "string");

function start(): void {
  setCookie("1");
  const channel = new BroadcastChannel(channelName);
  const before = readJson(tab, recordedKey, (kept) => (Array.isArray(kept) ? kept.filter(isRecorded) : null));
  let isKept = true;

  const mirror = createMirror({
    page: randomId(),
    path: () => location.pathname,
    post: (message) => channel.postMessage(message),
    now: () => Date.now(),
    ...(before && { before }),
    stop() {
      isKept = false;
      tab.remove(recordedKey);
      setCookie("", "; max-age=0");
      const address = new URL(location.href);
      address.searchParams.delete("flow");
      location.replace(address);
    },
  });
  // Somebody else may watch as well.
  const other = globalThis.academyInspector;
  globalThis.academyInspector = (happened) => {
    other?.(happened);
    mirror.inspect(happened);
  };
  channel.onmessage = ({ data }) => mirror.hear(data);
  addEventListener("pagehide", () => {
    if (isKept) tab.write(recordedKey, JSON.stringify(mirror.recorder.session().events));
    mirror.leave();
  });
  // Back from the browser's memory: nothing was started anew.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) mirror.greet();
  });
  mirror.greet();
}

start();
