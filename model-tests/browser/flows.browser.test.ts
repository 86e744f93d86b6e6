import { afterAll, describe, it } from "vitest";
import { driver } from "../drivers/browser";
import { firstFlows, goAsPlanned } from "../drivers/planned";

afterAll(() => driver.close?.());

describe.each(firstFlows)("%s on its page", (id) => {
  it("runs as planned and shows exactly the texts and controls of every state", () => goAsPlanned(id));
});
