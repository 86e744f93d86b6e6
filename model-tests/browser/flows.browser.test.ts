import { afterAll, describe, it } from "vitest";
import { driver } from "../drivers/browser";
import { firstFlows, goAsPlanned } from "../drivers/planned";

afterAll(() => driver.close?.());

describe.each(firstFlows)("%s on its page", (id) => {
  it("runs as planned, shows what must be visible in every state, and has no control too many and none too few", () =>
    goAsPlanned(id));
});
