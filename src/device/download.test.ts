// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { saveJson } from "./download";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("saves a value as a readable file, and forgets it after a minute", async () => {
  vi.useFakeTimers();
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    links.push(`${this.download} ${this.href}`);
  });
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one");
  const revoked = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  saveJson("academy.json", { name: "Ada" });
  const [blob] = made.mock.calls[0] ?? [];
  if (!(blob instanceof Blob)) throw new Error("It is no file.");
  expect(blob.type).toBe("application/json");
  expect(await blob.text()).toBe('{\n  "name": "Ada"\n}');
  expect(links).toEqual(["academy.json blob:one"]);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledWith("blob:one");
});
