import jsQR from "jsqr";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../server/testing/read-pdf";
import { holds } from "../harness/axe";
import { launch, visitor, watch } from "../harness/chromium";
import { examKey } from "../harness/content";
import { completeCourse, signIn } from "../harness/learner";
import { type RunningServer, startServer } from "../harness/server";

const content = "model-tests/fixtures/content";
let server: RunningServer;
let browser: Browser;
/** The learner who holds the certificate. */
let owner: BrowserContext;
let hash: string;

/** Passes the quick exam through the API. Returns the certificate. */
async function earnCertificate(context: BrowserContext): Promise<string> {
  const base = "/academy/private/api/v2/exams/en/quick";
  const post = async (path: string, data: object = {}, headers = {}) => {
    const response = await context.request.post(base + path, { data, headers });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  await completeCourse(context, "quick", content);
  const { attempt } = await post("/start/");
  const key = examKey("quick", content);
  for (const { id } of attempt.questions)
    await post("/quiz-next/", { attemptId: attempt.id, questionId: id, answer: key[id] });
  const { token } = await (await context.request.get("/academy/private/api/v2/auth/token/")).json();
  const { certificate } = await post("/finish/", { attemptId: attempt.id }, { "x-csrf-token": token });
  return certificate.hash;
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ content }), launch()]);
  owner = await visitor(browser, server.origin);
  await signIn(owner, "free@academy.test");
  hash = await earnCertificate(owner);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const path = () => `/academy/certificates/${hash}/`;
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });

/** Opens the public page as someone who has its address. */
async function publicPage(width = 1280): Promise<Page> {
  const page = await (await visitor(browser, server.origin, width)).newPage();
  await page.goto(path());
  await page.getByRole("heading", { name: "Frida Free" }).waitFor();
  return page;
}

/** Reads the QR code on a page, like a camera. */
async function codeOn(page: Page): Promise<string | undefined> {
  const side = 400;
  const svg = await page.getByRole("img", { name: /^QR code/ }).evaluate((element) => element.outerHTML);
  const pixels = await page.evaluate(
    async ([markup, size]) => {
      const image = new Image();
      const sized = String(markup).replace(
        "<svg",
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`,
      );
      image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
      const drawing = canvas.getContext("2d") as CanvasRenderingContext2D;
      drawing.drawImage(image, 0, 0);
      return [...drawing.getImageData(0, 0, Number(size), Number(size)).data];
    },
    [svg, side] as const,
  );
  return jsQR(new Uint8ClampedArray(pixels), side, side)?.data;
}

describe("a certificate's public page", () => {
  it("offers it as a file that names its holder", async () => {
    const page = await publicPage();
    const seen = watch(page, server.origin);
    const [download] = await Promise.all([page.waitForEvent("download"), link(page, "Download as PDF").click()]);
    expect(download.suggestedFilename()).toBe(`certificate-${hash}.pdf`);
    const response = await page.request.get(`${path()}certificate.pdf`);
    const pdf = await readPdf(await response.body());
    expect(pdf.text).toContain("Frida Free");
    expect(pdf.code).toBe(server.origin + path());
    expect(seen.complaints).toEqual([]);
    await page.context().close();
  });

  it("offers it as an Open Badge and explains what that is", async () => {
    const page = await publicPage();
    await page.getByText("a badge wallet or an employer can verify").waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), link(page, "Open Badge").click()]);
    expect(download.suggestedFilename()).toBe(`open-badge-${hash}.jwt`);
    await page.context().close();
  });

  it("opens LinkedIn in a new tab that receives no information about this one", async () => {
    const page = await publicPage();
    const way = link(page, "Add to LinkedIn");
    expect(await way.getAttribute("target")).toBe("_blank");
    expect(await way.getAttribute("rel")).toContain("noopener");
    const url = new URL((await way.getAttribute("href")) ?? "");
    expect([url.origin, url.pathname]).toEqual(["https://www.linkedin.com", "/profile/add"]);
    expect(url.searchParams.get("certUrl")).toBe(server.origin + path());
    await page.context().close();
  });

  it("prints the certificate alone, on one page of A4, landscape", async () => {
    const page = await publicPage();
    const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect([pdf.pages, Math.round(pdf.width), Math.round(pdf.height)]).toEqual([1, 842, 595]);
    // What reads the file takes wide gaps between letters for spaces.
    const letters = pdf.text.replaceAll(/\s/g, "");
    for (const text of ["FridaFree", "Aquickcourse", hash, path()]) expect(letters).toContain(text);
    expect(letters).not.toMatch(/Signin|Download|Saveandshare|Checkedagainst/);
    await page.context().close();
  });

  it("prints on light paper even in dark mode, with a code that a camera can read", async () => {
    const page = await publicPage();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const colour = await page.locator("[data-sheet] h1").evaluate((heading) => getComputedStyle(heading).color);
    expect(colour).toBe("rgb(20, 35, 29)");
    expect(await codeOn(page)).toBe(server.origin + path());
    await page.context().close();
  });

  it("shows the code on paper only", async () => {
    const page = await publicPage();
    expect(await page.getByRole("img", { name: /^QR code/ }).count()).toBe(0);
    await page.context().close();
  });

  it("is accessible at every width", async () => {
    const page = await publicPage();
    await holds(page);
    await page.context().close();
  });
});

describe("a learner's certificates", () => {
  it("each offer the same actions, with names that tell them apart", async () => {
    const page = await owner.newPage();
    await page.goto("/academy/certification/my-certificates/");
    for (const way of ["Download as PDF", "Add to LinkedIn (opens in a new tab)", "Open Badge (verifiable)"])
      await link(page, new RegExp(`^${way.replace(/[()]/g, "\\$&")}: certificate “A quick course”, issued `)).waitFor();
    await holds(page);
    await page.close();
  });
});

describe("a learner who switches languages (record 16)", () => {
  const at = (host: string, place = "/academy/") => `http://${host}:${server.port}${place}`;
  // The browser makes the call, because nothing else resolves these hosts.
  const isSignedIn = async (page: Page, host: string): Promise<boolean> => {
    await page.goto(at(host));
    return page.evaluate(async () => (await (await fetch("/academy/api/auth/")).json()).userProfile.id !== 0);
  };
  const signedInAt = async (host: string): Promise<Page> => {
    const context = await visitor(browser, at(host, ""));
    const page = await context.newPage();
    await page.goto(at(host, "/academy/sign-in/"));
    await page.getByLabel("Email").fill("free@academy.test");
    await page.getByLabel("Password").fill("academy-demo");
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(at(host));
    return page;
  };

  it("stays signed in and signs out everywhere at once", async () => {
    const page = await signedInAt("www.academy.localhost");
    expect(await isSignedIn(page, "es.academy.localhost")).toBe(true);
    expect(await isSignedIn(page, "de.academy.localhost")).toBe(true);
    await page.evaluate(() => fetch("/academy/private/api/v2/auth/logout/", { method: "POST" }));
    for (const host of ["www.academy.localhost", "es.academy.localhost"])
      expect(await isSignedIn(page, host)).toBe(false);
    await page.context().close();
  });

  it("keeps the chosen color scheme", async () => {
    const page = await signedInAt("www.academy.localhost");
    await page.locator("input[name=appearance][value=dark]").dispatchEvent("click");
    await page.locator("html[data-color=dark]").waitFor();
    await page.goto(at("es.academy.localhost"));
    expect(await page.locator("html").getAttribute("data-color")).toBe("dark");
    await page.context().close();
  });

  it("signs in separately on each host of plain localhost, where browsers share no cookies", async () => {
    const page = await signedInAt("localhost");
    expect(await isSignedIn(page, "es.localhost")).toBe(false);
    expect(await isSignedIn(page, "localhost")).toBe(true);
    await page.context().close();
  });
});
