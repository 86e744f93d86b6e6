import { expect, it } from "vitest";
import { mergedScreenshots, type ScreenshotEntry, screenshotFile } from "./screenshots";

const screen = (change: Partial<ScreenshotEntry> = {}): ScreenshotEntry => {
  const one = {
    machine: "lamp",
    state: "lamp.on",
    language: "en",
    theme: "light" as const,
    width: 375,
    date: "2026-03-01T10:00:00.000Z",
    ...change,
  };
  return { ...one, file: screenshotFile(one.machine, one.state, one) };
};

it("a screenshot is in its machine's folder, and its name says what it shows", () => {
  expect(screen({ theme: "dark", width: 1280 }).file).toBe("lamp/lamp.on.en.dark.1280.webp");
});

it("several indexes are merged into one, with each variant of a state once, in a fixed order", () => {
  const [es, off, wide, dark] = [{ language: "es" }, { state: "lamp.off" }, { width: 1280 }, { theme: "dark" }].map(
    (change) => screen(change as Partial<ScreenshotEntry>),
  ) as [ScreenshotEntry, ScreenshotEntry, ScreenshotEntry, ScreenshotEntry];
  const all = mergedScreenshots([es, screen()], [off], [wide, dark], [es]);
  expect(all).toHaveLength(5);
  expect(mergedScreenshots([dark, wide], [off, screen(), es])).toEqual(all);
  expect(all.map(({ file }) => file)).toEqual(all.map(({ file }) => file).sort());
});

it("the newer of two screenshots of the same variant wins, regardless of the index", () => {
  const newer = screen({ date: "2026-03-02T10:00:00.000Z" });
  expect(mergedScreenshots([screen()], [newer])).toEqual([newer]);
  expect(mergedScreenshots([newer], [screen()])).toEqual([newer]);
});
