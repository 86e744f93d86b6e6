import { expect, it } from "vitest";
import { mergedScreens, type Screen, screenFile } from "./screens";

const screen = (change: Partial<Screen> = {}): Screen => {
  const one = {
    machine: "lamp",
    state: "lamp.on",
    language: "en",
    theme: "light" as const,
    width: 375,
    date: "2026-03-01T10:00:00.000Z",
    ...change,
  };
  return { ...one, file: screenFile(one.machine, one.state, one) };
};

it("a picture lies under its machine, and says what it is of", () => {
  expect(screen({ theme: "dark", width: 1280 }).file).toBe("lamp/lamp.on.en.dark.1280.jpg");
});

it("one index of several has each look of a state once, in one order", () => {
  const [es, off, wide, dark] = [{ language: "es" }, { state: "lamp.off" }, { width: 1280 }, { theme: "dark" }].map(
    (change) => screen(change as Partial<Screen>),
  ) as [Screen, Screen, Screen, Screen];
  const all = mergedScreens([es, screen()], [off], [wide, dark], [es]);
  expect(all).toHaveLength(5);
  expect(mergedScreens([dark, wide], [off, screen(), es])).toEqual(all);
  expect(all.map(({ file }) => file)).toEqual(all.map(({ file }) => file).sort());
});

it("of two pictures of the same the newer one counts, wherever it stands", () => {
  const newer = screen({ date: "2026-03-02T10:00:00.000Z" });
  expect(mergedScreens([screen()], [newer])).toEqual([newer]);
  expect(mergedScreens([newer], [screen()])).toEqual([newer]);
});
