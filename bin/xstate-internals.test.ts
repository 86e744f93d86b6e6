import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createActor, createMachine } from "xstate";

/** The one file of the product that may read them; it has its own test. */
const allowed = "src/telemetry/recording/actor-internals.ts";

const machine = createMachine({ invoke: { src: createMachine({}) } });
const actor = createActor(machine).start();
/** The members that XState marks as internal with an underscore, found on its objects. */
const members = [actor, actor.system, actor.getSnapshot(), actor.system.getSnapshot(), machine, machine.root]
  .flatMap((object) => [...Object.keys(object), ...Object.getOwnPropertyNames(Object.getPrototypeOf(object))])
  .filter((name) => /^_[a-z]/.test(name));
const use = new RegExp(`(\\.|["'])(${members.join("|")})\\b`);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path));

describe("XState's internal members", () => {
  it("have known names", () => {
    expect(members).toEqual(
      expect.arrayContaining(["_parent", "_snapshot", "_nodes", "_send", "_scheduledEvents", "_relay"]),
    );
  });

  it.each(["self._parent", "snapshot?._nodes", 'actor["_send"]'])("are found in %s", (code) => {
    expect(code).toMatch(use);
  });

  it("are read in only one file of the product", () => {
    const users = [...filesOf("machines"), ...filesOf("src")].filter((path) => use.test(readFileSync(path, "utf8")));
    expect(users).toEqual([allowed]);
  });
});
