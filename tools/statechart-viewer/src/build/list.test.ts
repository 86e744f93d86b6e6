import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { door } from "../viewer/testing";
import { listOf } from "./list";

const folder = mkdtempSync(join(tmpdir(), "viewer-list-"));
afterAll(() => rmSync(folder, { recursive: true }));
const gate = { ...door, machine: "gate", title: "Gate", group: "outside" };
const window = { ...door, machine: "window", title: "Window" };
const shown = { section: "Going in", isMain: true, shows: null };

describe("the list of machines", () => {
  it("has the configured order, with what represents each machine", () => {
    writeFileSync(join(folder, "gate.svg"), "<svg/>");
    const list = {
      gate: { ...shown, isMain: false, within: "door", unseen: "It is behind the door." },
      door: { ...shown, shows: "open.ajar" },
    };
    expect(listOf({ list, folder }, [door, gate])).toEqual([
      expect.objectContaining({
        machine: "gate",
        section: "Going in",
        isMain: false,
        shows: null,
        within: "door",
        unseen: "It is behind the door.",
        hasDrawing: true,
      }),
      expect.objectContaining({
        machine: "door",
        isMain: true,
        shows: "door.open.ajar",
        within: null,
        hasDrawing: false,
      }),
    ]);
    expect(listOf({ list, folder }, [door, gate])[1]).toMatchObject({ states: 6, innermost: 5, transitions: 8 });
  });

  it("is in order of the groups if none is configured", () => {
    expect(listOf({ folder }, [door, gate, window]).map(({ machine, section }) => [machine, section])).toEqual([
      ["door", "catalogue"],
      ["window", "catalogue"],
      ["gate", "outside"],
    ]);
  });

  it.each([
    [{ door: shown }, "does not have gate"],
    [{ door: shown, gate: shown, roof: shown }, "has roof, but there is no such machine"],
    [
      { door: shown, gate: { ...shown, shows: "open" } },
      "shows gate in open, which is not one of its innermost states",
    ],
    [{ door: shown, gate: { ...shown, within: "house" } }, "has gate within house, but there is no such machine"],
  ])("%j is refused", (list, why) => {
    expect(() => listOf({ list, folder }, [door, gate])).toThrow(why);
  });
});
