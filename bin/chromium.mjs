import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The headless shell comes first: the same engine without a window's processes, for about half the processor time. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The Chromium to test with: the one in `CHROMIUM_PATH`, an installed one, Playwright's own, or null.
 * @throws {Error} with one sentence, if `CHROMIUM_PATH` names no file
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  if (named) return named;
  const installed = places.find((place) => existsSync(place));
  if (installed) return installed;
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Makes sure that there is a Chromium: installs Debian's with apt if we are root, otherwise Playwright's. */
export async function ensureChromium(stop) {
  const found = await findChromium().catch((error) => stop(error.message));
  if (found) return;
  console.log("Installing Chromium …");
  const run = (command, args) => spawnSync(command, args, { stdio: "inherit" }).status === 0;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    const install = (name) => run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
    // Older Debians have no shell of its own.
    if (!install("chromium-headless-shell")) install("chromium");
  } else {
    run(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"]);
  }
  if (!(await findChromium())) {
    stop("The browser tests need Chromium and none could be installed; install one and set CHROMIUM_PATH to it.");
  }
}
