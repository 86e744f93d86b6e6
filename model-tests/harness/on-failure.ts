import { afterEach } from "vitest";
import { openPages } from "./chromium";

// A failure elsewhere can't be looked at: what stood on the screen is told with it.
afterEach(async ({ task }) => {
  if (!task.result?.errors?.length) return;
  for (const page of await openPages()) console.error(`When “${task.name}” failed, this was open: ${page}`);
});
