import { describe, expect, it } from "vitest";
import { holds } from "../harness/axe";
import { button, signInAs } from "../harness/page-parts";
import { context, page, seen, startSite, visit } from "../harness/visit";

startSite();

describe("a promo code", () => {
  const code = () => page.getByLabel("Code", { exact: true });
  const atProfile = async (email: string) => {
    await visit({ email });
    await page.goto("/academy/profile/", { waitUntil: "networkidle" });
    await code().waitFor();
  };

  it("is refused with a reason and can be corrected, then accepted and shown on the account", async () => {
    await atProfile("promo@academy.test");
    await code().fill("NO-SUCH-CODE");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "We don’t recognize this promo code" }).waitFor();
    expect(await code().inputValue()).toBe("NO-SUCH-CODE");
    await holds(page);
    await code().fill("academy-demo");
    await button("Redeem").click();
    await page.getByText("academy-demo redeemed.").waitFor();
    expect(await code().inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Redeem");
    await holds(page);
    await page.reload();
    await page.getByText("On your account: ACADEMY-DEMO").waitFor();
    expect(seen.complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
  });

  it("is kept if the session has ended, and signing in leads back", async () => {
    await atProfile("editor@academy.test");
    await context.clearCookies();
    await code().fill("ACADEMY-DEMO");
    await page.keyboard.press("Enter");
    await page.getByText("Sign in first").waitFor();
    expect(await code().inputValue()).toBe("ACADEMY-DEMO");
    await holds(page);
    await button("Sign in to redeem").click();
    await signInAs("editor@academy.test");
    await page.waitForURL("**/academy/profile/");
    await code().waitFor();
  });
});
