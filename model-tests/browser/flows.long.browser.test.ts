import { afterAll, describe, it } from "vitest";
import type { MachineId } from "../../machines/index";
import { driver } from "../drivers/browser";
import { goAsPlanned } from "../drivers/planned";

/** The longest of the flows that come first. */
const flows: readonly MachineId[] = ["profile", "lesson", "exam"];

afterAll(() => driver.close?.());

describe.each(flows)("%s on its page", (id) => {
  it("goes as planned, shows in every state what must be seen, and has no control too many and none too few", () =>
    goAsPlanned(id));
});
