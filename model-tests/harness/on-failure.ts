import { afterEach } from "vitest";
import { openPages } from "./chromium";

// Nobody can look at a failure on another machine, so the report includes what the screen showed.
afterEach(async ({ task }) => {
  if (!task.result?.errors?.length) return;
  for (const page of await openPages()) console.error(`When “${task.name}” failed, this was open: ${page}`);
});
