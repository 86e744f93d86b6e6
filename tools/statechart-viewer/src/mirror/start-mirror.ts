import type { PageMessage } from "./messages";
import { createMirror, type Mirror, type MirrorOptions } from "./mirroring";
import type { RecordedEvent } from "./recording";

interface Options extends Omit<MirrorOptions, "post"> {
  /** The name of the broadcast channel that page and viewer share. */
  channel: string;
  /** Called with the recording when the page is left, for the tab's next page. */
  keep: (events: readonly RecordedEvent[]) => void;
}

/** Mirrors this page's machines to viewers in other windows of the same browser. */
export function startMirror({ channel: name, keep, stop, ...options }: Options): Mirror {
  const channel = new BroadcastChannel(name);
  let isMirrored = true;
  const mirror = createMirror({
    ...options,
    post: (message: PageMessage) => channel.postMessage(message),
    stop() {
      isMirrored = false;
      stop();
    },
  });
  channel.onmessage = ({ data }) => mirror.receive(data);
  addEventListener("pagehide", () => {
    if (isMirrored) keep(mirror.session().events);
    mirror.leave();
  });
  // Restored from the back/forward cache: nothing starts again.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) mirror.greet();
  });
  mirror.greet();
  return mirror;
}
