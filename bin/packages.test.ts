import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { neededInstall } from "./packages.mjs";

interface Entry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
}

const one: Entry = { version: "1.0.0", integrity: "sha512-one" };
const two: Entry = { version: "2.0.0", integrity: "sha512-two" };

/** A project with two packages, as npm leaves it. */
describe("the packages that a command needs", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-packages-"));
    asks({ one: "1.0.0", two: "2.0.0" });
    locks({ one: "1.0.0", two: "2.0.0" }, { one, two });
    has({ one, two });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
  const byPath = (entries: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`node_modules/${name}`, entry]));
  const asks = (dependencies: Record<string, string>) => write("package.json", { dependencies });
  const locks = (dependencies: Record<string, string>, entries: Record<string, Entry>) =>
    write("package-lock.json", { packages: { "": { dependencies }, ...byPath(entries) } });
  const has = (entries: Record<string, Entry>) => {
    for (const name of Object.keys(entries)) mkdirSync(join(folder, "node_modules", name), { recursive: true });
    write("node_modules/.package-lock.json", { packages: byPath(entries) });
  };

  it("are left alone if they match the lock", () => {
    expect(neededInstall(folder)).toBe(null);
  });

  it("are left alone after `npm install X`, which has changed the lock and installed X", () => {
    const extra = { version: "3.0.0", integrity: "sha512-extra" };
    asks({ one: "1.0.0", two: "2.0.0", extra: "3.0.0" });
    locks({ one: "1.0.0", two: "2.0.0", extra: "3.0.0" }, { one, two, extra });
    has({ one, two, extra });
    expect(neededInstall(folder)).toBe(null);
  });

  it("are all installed if there are none, or npm did not finish", () => {
    rmSync(join(folder, "node_modules/.package-lock.json"));
    expect(neededInstall(folder)).toBe("ci");
    rmSync(join(folder, "node_modules"), { recursive: true });
    expect(neededInstall(folder)).toBe("ci");
  });

  it.each([
    ["another version", { one, two: { ...two, version: "2.0.1" } }],
    ["another content", { one, two: { ...two, integrity: "sha512-other" } }],
    ["one more", { one, two, three: { version: "3.0.0", integrity: "sha512-three" } }],
  ])("are completed if the lock has %s, as after `git pull`", (_what, entries) => {
    locks({ one: "1.0.0", two: "2.0.0" }, entries);
    expect(neededInstall(folder)).toBe("install");
  });

  it("are completed if a folder is missing", () => {
    rmSync(join(folder, "node_modules/two"), { recursive: true });
    expect(neededInstall(folder)).toBe("install");
  });

  it.each([
    ["requires another version", { one: "1.1.0", two: "2.0.0" }],
    ["requires one more", { one: "1.0.0", two: "2.0.0", three: "3.0.0" }],
    ["requires one less", { one: "1.0.0" }],
  ])("are completed along with the lock if package.json %s", (_what, dependencies) => {
    asks(dependencies);
    expect(neededInstall(folder)).toBe("install");
  });

  it("may lack optional ones, include more than the lock, and be linked to a folder elsewhere", () => {
    locks({ one: "1.0.0", two: "2.0.0" }, { one, two, "other-platform": { version: "1.0.0", optional: true } });
    has({ one, two: { link: true }, extra: { version: "3.0.0" } });
    expect(neededInstall(folder)).toBe(null);
  });
});

it("the project is built on the libraries that were chosen for it", () => {
  const named = ["package.json", "tools/statechart-testing/package.json"].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  // The check for unused packages reports those that nothing imports.
  expect(named).toEqual(
    expect.arrayContaining([
      ...["xstate", "@xstate/react", "@xstate/test", "react", "react-dom", "@tanstack/react-router", "axios"],
      ...["i18next", "react-i18next", "styled-components", "typescript", "vite", "vitest", "@testing-library/react"],
    ]),
  );
});
