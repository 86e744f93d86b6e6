import { afterAll, describe, it } from "vitest";
import { type MachineId, machineIds } from "../../machines/index";
import { driver } from "../drivers/browser";
import { coreFlows, runAsPlanned } from "../drivers/planned";
import { pageless } from "../shared/page-of";

/** All other machines that have a page. */
const others = machineIds.filter((id) => !(coreFlows as readonly MachineId[]).includes(id) && !pageless[id]);

afterAll(() => driver.close?.());

describe.each(others)("%s on its page", (id) => {
  it("runs as planned and shows exactly the texts and controls of every state", () => runAsPlanned(id));
});
