import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { qa } from "statechart-testing/cli/cli";
import type { TestModel } from "statechart-testing/model/test-model";
import { describe, expect, it } from "vitest";
import { shortcutsMachine } from "../machines/account/shortcuts";
import config from "../model-tests/statechart-testing.config";

const text = readFileSync("CONTRIBUTING.md", "utf8");
const machine = readFileSync("machines/account/shortcuts.ts", "utf8");
const test = readFileSync("machines/account/shortcuts.test.ts", "utf8");
/** Contributors run these tests during the exercise: they must not fail for what it asks for. */
const isCarriedOut = machine.includes("chord: 2000");

describe("the first change of a contributor", () => {
  it.skipIf(isCarriedOut)("approves the difference that it makes", async () => {
    const changed = shortcutsMachine.provide({ delays: { chord: 2000 } });
    const testModel = async (id: string) => ({ ...(await config.testModel?.(id)), machine: changed }) as TestModel;
    const results = mkdtempSync(join(tmpdir(), "contributing-"));
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await qa(["run", "shortcuts"], { say, results, program: "npm run qa --", config: { ...config, testModel } });
    rmSync(results, { recursive: true });
    const [, difference = "?"] = /approve shortcuts (.*) --reason/.exec(lines.join("\n")) ?? [];
    expect(text).toContain(`npm run qa -- approve shortcuts ${difference} shows-`);
  });

  it.each([
    ["a description", machine, 'two keys was pressed."', 'two keys was pressed; the second has two seconds."'],
    ["a delay", machine, "chord: 1500", "chord: 2000"],
    ["a test", test, "clock.increment(1500)", "clock.increment(2000)"],
  ])("finds what it changes, or has changed it: %s", (_, source, from, to) => {
    expect(text).toContain(to);
    expect([from, to].filter((one) => source.includes(one))).toHaveLength(1);
  });
});
