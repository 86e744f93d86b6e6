import { failedPageMachine } from "../../machines/account/failed-page";
import { PartOutlet } from "../screens/part";
import { definePart } from "../screens/screen";
import { useHydrated } from "../screens/site-context";
import { FailedPage } from "./FailedPage";

const part = definePart({ logic: () => failedPageMachine, View: FailedPage });

/** Replaces a page whose code failed or did not load. */
export function PageFailed() {
  useHydrated();
  return <PartOutlet part={part} id="failed-page" input={{ online: globalThis.navigator?.onLine !== false }} />;
}
