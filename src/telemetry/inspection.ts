import { recordingKey } from "../device/preferences";
import { tab } from "../device/storage";
import type { Inspector } from "./inspector";
import type { TabRecorder } from "./recording/recording";

declare global {
  /** Set from outside before the page's scripts run: by the browser driver of the path tests. */
  var academyInspector: Inspector | undefined;
}

/** The inspectors of a page's machines. */
export interface Watching {
  inspect?: Inspector;
  /** The recorder, if the session is being recorded (docs/qa.md). */
  recorder?: TabRecorder;
}

/** Usually none; a recorder if the address has `?record`, until it is stopped. */
export async function whoWatches(): Promise<Watching> {
  const outside = globalThis.academyInspector;
  const isRecorded = new URLSearchParams(location.search).has("record") || tab.read(recordingKey) !== null;
  if (!isRecorded) return outside ? { inspect: outside } : {};
  const { startRecording } = await import("./recording/recording");
  const recorder = startRecording();
  const inspect: Inspector = (event) => {
    outside?.(event);
    recorder.inspect(event);
  };
  return { inspect, recorder };
}
