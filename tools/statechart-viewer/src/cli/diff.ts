import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { readArguments } from "statechart-testing/cli/command";
import { isFileName, machinesIn } from "statechart-testing/cli/machine-files";
import { affectedBy } from "../comparison/affected";
import { diffCommand, report, reportOptions, reportUsage } from "../comparison/command";
import { compareAll } from "../comparison/compare";
import { findingOf } from "../comparison/report";
import type { RevisionsConfig } from "../config";

import { type Command, program, ViewerError } from "./command";
import { chartOfExport, requiredFile } from "./draw";

const usage = `${program} diff REV..REV FILE [--markdown FILE] [--html FILE]
${program} diff FILE FILE [--markdown FILE] [--html FILE]
Says what has changed in the machines of a file, between two revisions or two files: in sentences, as Markdown.
  REV..                with the file as it is now
${reportUsage}`;

/** The root of the repository that contains the working folder. @throws {ViewerError} outside a repository */
function repositoryHere(): string {
  try {
    return execFileSync("git", ["rev-parse", "--show-toplevel"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch (cause) {
    throw new ViewerError("This is not a git repository; name two files to compare instead.", { cause });
  }
}

/** How one file is read at a revision: everything is unpacked, because the file may import anything. */
function revisionsOf(file: string): RevisionsConfig {
  const repository = repositoryHere();
  const [path = "", name] = file.split("#");
  const registry = relative(repository, resolve(path));
  const reader = new URL("./file-reader.ts", import.meta.url);
  reader.searchParams.set("file", name === undefined ? registry : `${registry}#${name}`);
  // Within the repository, so that it can import its packages.
  const folder = existsSync(join(repository, "node_modules")) ? "node_modules/.cache" : ".";
  return { repository, cache: join(repository, folder, "statechart-viewer"), folders: [], registry, reader };
}

/** Compares the machines of one file at two revisions, or of two files. */
export const diffFilesCommand: Command = {
  usage,

  async run(args, output) {
    const { values, positionals } = readArguments(`${program} diff`, args, reportOptions, 2);
    const [first = "", second] = positionals;
    if (!isFileName(first)) {
      const command = diffCommand({ call: program, machines: {}, revisions: revisionsOf(requiredFile(second)) });
      // A file has no words of a product.
      return command.run(["--engineering", ...args.filter((arg) => arg !== second)], output);
    }
    const [before, after] = [await machinesIn(first), await machinesIn(requiredFile(second))];
    const changes = compareAll(before.map(chartOfExport), after.map(chartOfExport));
    const findings = changes
      .filter(({ kind }) => kind !== "same")
      .map((change) => findingOf(change, affectedBy(change, null), "engineering"));
    await report(
      { before: first, after: second ?? "", wording: "engineering", machines: changes.length, findings },
      values,
      undefined,
      output.say,
    );
    return 0;
  },
};
