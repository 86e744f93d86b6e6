import { beforeEach, describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { footer, ready } from "../harness/page-parts";
import { context, page, startSite, visit } from "../harness/visit";

startSite();
beforeEach(() => visit());

describe("the footer", () => {
  it("leads to every section and fits at every width, in light and dark", async () => {
    await page.goto("/academy/terms/");
    await ready();
    const addresses = await footer()
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const address of [...new Set(addresses)]) {
      const response = await context.request.get(address);
      expect([address, response.status()]).toEqual([address, 200]);
    }
    expect(new Set(addresses).size).toBeGreaterThan(24);
    await holds(page);
  });
});
