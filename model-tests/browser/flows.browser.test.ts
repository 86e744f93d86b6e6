import { afterAll, describe, it } from "vitest";
import { driver } from "../drivers/browser";
import { coreFlows, runAsPlanned } from "../drivers/planned";

afterAll(() => driver.close?.());

describe.each(coreFlows)("%s on its page", (id) => {
  it("runs as planned and shows exactly the texts and controls of every state", () => runAsPlanned(id));
});
