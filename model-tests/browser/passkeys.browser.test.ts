import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { password } from "../harness/learner";
import { button, pressOn } from "../harness/page-parts";
import { context, page, seen, server, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

/** A page whose browser has an authenticator that says yes to everything; signed in to this account. */
async function atProfile(email: string, { suggests = false } = {}): Promise<void> {
  // Passkeys need the name of a site: an IP address has none.
  await visit({ email, origin: `http://localhost:${server.port}` });
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // A virtual authenticator chooses what is suggested at once, which would sign in before a test does.
  if (!suggests)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  await page.goto("/academy/profile/");
  await section().getByRole("button", { name: "Add a passkey" }).waitFor();
  await expect.poll(() => page.getByRole("main").locator("[aria-busy=true]").count()).toBe(0);
}
const section = () => page.getByRole("region", { name: "Passkeys", exact: true });

/** Adds a passkey and gives it this name. */
async function addPasskey(name: string): Promise<void> {
  await pressOn("Add a passkey");
  const field = page.getByLabel("Name of the passkey");
  await field.waitFor();
  // The form has the focus, and the name of the browser.
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toMatch(/^Chrome/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.getByText("The name is saved.").waitFor();
  await section().getByText(name, { exact: true }).waitFor();
}

/** Signs out, and goes to the sign-in page. */
async function signOut(): Promise<void> {
  await context.request.post("/academy/private/api/v2/auth/logout/", { data: {} });
  await page.goto("/academy/sign-in/?returnTo=/academy/profile/");
}
async function givePassword(email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "One more step" }).waitFor();
}
const atHome = () => section().getByRole("button", { name: "Add a passkey" }).waitFor();

describe("a learner’s passkey (R61)", () => {
  it("is added on the profile, signs in without a password, and is removed, all by keyboard", async () => {
    await atProfile(own("free"));
    expect(await section().textContent()).toContain("You don’t have a passkey yet.");
    await addPasskey("My laptop");
    await signOut();
    await button("Sign in with a passkey").waitFor();
    await pressOn("Sign in with a passkey");
    await atHome();
    expect(await section().textContent()).toContain("Last used");

    await pressOn("Remove My laptop");
    await page.getByRole("dialog", { name: "Remove “My laptop”?" }).waitFor();
    await pressOn("Remove");
    await page.getByText("The passkey is removed.").waitFor();
    expect(await section().textContent()).toContain("You don’t have a passkey yet.");

    // The authenticator still has it, and the server says what is wrong.
    await signOut();
    await button("Sign in with a passkey").click();
    await page.getByText("This passkey isn’t one of the account; it may have been removed.").waitFor();
    expect(seen.strangers).toEqual([]);
  });

  it("is not made twice on one device, and a canceled one changes nothing", async () => {
    await atProfile(own("trial"));
    await addPasskey("Phone");
    await button("Add a passkey").click();
    await page.getByText("This device has a passkey for your account already.").waitFor();
    expect(await section().getByRole("listitem").count()).toBe(1);
  });
});

it("signs in when it is chosen among the suggestions for the e-mail address (R61)", async () => {
  await atProfile(own("promo"), { suggests: true });
  await addPasskey("Suggested");
  await signOut();
  await atHome();
});

describe("an editor’s passkey (R61)", () => {
  it("is asked for after the password, and a recovery code lets in without it, once", async () => {
    const email = own("editor");
    await atProfile(email);
    await addPasskey("Key");
    await pressOn("Make recovery codes");
    await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), button("Save as a file").click()]);
    const codes = (await readFile(await download.path(), "utf8")).trim().split("\n");
    expect([download.suggestedFilename(), codes.length]).toEqual(["academy-recovery-codes.txt", 10]);
    await button("I’ve kept them").click();
    await section().getByText("10 codes are left.").waitFor();

    await signOut();
    await givePassword(email);
    await pressOn("Use your passkey");
    await atHome();

    await signOut();
    await givePassword(email);
    await page.getByLabel("Recovery code").fill("0000-0000-0000-0000");
    await page.keyboard.press("Enter");
    await page.getByText("This code is wrong or has been used.").waitFor();
    await page.getByLabel("Recovery code").fill(codes[0] ?? "");
    await page.keyboard.press("Enter");
    await atHome();
    await section().getByText("9 codes are left.").waitFor();

    await signOut();
    await givePassword(email);
    await button("Start again").click();
    await page.getByLabel("Password").waitFor();
  });
});

it("is not offered on a page at an IP address, which passkeys cannot belong to", async () => {
  await visit({ origin: `http://127.0.0.1:${server.port}` });
  await page.goto("/academy/sign-in/");
  await page.waitForLoadState("networkidle");
  await button("Sign in").waitFor();
  expect(await button("Sign in with a passkey").count()).toBe(0);
});
