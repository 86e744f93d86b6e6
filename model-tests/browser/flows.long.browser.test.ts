import { afterAll, describe, it } from "vitest";
import { machineIds } from "../../machines/index";
import { driver } from "../drivers/browser";
import { firstFlows, goAsPlanned } from "../drivers/planned";
import { pages } from "../shared/pages";

/** All other flows that have a page. */
const flows = machineIds.filter(
  (id) => !firstFlows.includes(id) && pages.some(({ screen }) => screen.testModel.machine.id === id),
);

afterAll(() => driver.close?.());

describe.each(flows)("%s on its page", (id) => {
  it("runs as planned and shows exactly the texts and controls of every state", () => goAsPlanned(id));
});
