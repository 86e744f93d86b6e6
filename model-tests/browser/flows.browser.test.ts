import { afterAll, describe, it } from "vitest";
import { driver } from "../drivers/browser";
import { firstFlows, goAsPlanned } from "../drivers/planned";

afterAll(() => driver.close?.());

describe.each(firstFlows)("%s on its page", (id) => {
  it("goes as planned, shows in every state what must be seen, and has no control too many and none too few", () =>
    goAsPlanned(id));
});
