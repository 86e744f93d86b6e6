import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const run = (args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  return [status, stderr];
};

describe("npm run package", () => {
  it.each([
    [["a.tar.gz", "b.tar.gz"], /^The only argument is a file:\n\nnpm run package /],
    [["--force"], /^The only argument is a file:/],
    [["nowhere/at/all/a.tar.gz"], /^There is no folder .*nowhere.at.all; make it, or name another file\.\n$/],
  ])("says what is wrong with %j", (args, sentence) => {
    expect(run(["--import", "tsx", "bin/package.ts", ...args])).toEqual([1, expect.stringMatching(sentence)]);
  });
});

describe("a package", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "academy-package-"));
    mkdirSync(join(folder, "bin"));
    for (const file of ["bin/run.mjs", "bin/node-version.mjs"]) copyFileSync(file, join(folder, file));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const start = (manifest: object, command = "start") => {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", ...manifest }));
    return run([join(folder, "bin/run.mjs"), command]);
  };

  it("says which commands it has", () => {
    const sentence = 'There is no command "strat"; use node bin/run.mjs with start, admin, content or preview.\n';
    expect(start({}, "strat")).toEqual([1, sentence]);
  });

  it("does not start on another platform, or without the built site", () => {
    expect(start({ os: ["plan9"], cpu: ["z80"] })).toEqual([
      1,
      expect.stringMatching(
        /^This package is for plan9-z80 and this is \w+-\w+; make one here with npm run package\.\n$/,
      ),
    ]);
    expect(start({})).toEqual([1, "The site has not been built; run npm start, which builds it.\n"]);
  });
});
