import { recordingKey } from "../../device/preferences";
import { tab } from "../../device/storage";
import { createRecorder, type RecordedEvent, type Recorder } from "./recorder";

/** A recorder of this tab. */
export interface TabRecorder extends Recorder {
  /** Discards the recording and reloads the page without a recorder. */
  discard(): void;
}

/** This tab's recording so far; other stored data counts as none. */
function kept(): RecordedEvent[] {
  try {
    const events: unknown = JSON.parse(tab.read(recordingKey) ?? "[]");
    return Array.isArray(events) ? events : [];
  } catch {
    return [];
  }
}

/** Starts recording, or continues after a reload: the recording is stored in the tab. */
export function startRecording(): TabRecorder {
  const recorder = createRecorder(() => performance.now(), kept());
  tab.write(recordingKey, JSON.stringify(recorder.session().events));
  addEventListener("pagehide", () => {
    if (tab.read(recordingKey) !== null) tab.write(recordingKey, JSON.stringify(recorder.session().events));
  });
  return { ...recorder, discard };
}

function discard(): void {
  tab.remove(recordingKey);
  const address = new URL(location.href);
  address.searchParams.delete("record");
  location.replace(address);
}
