import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describeFaults } from "./faults";
import type { Run } from "./matrix";

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
const keyOf = ({ name, language, width, scheme }: Run): string => [name, language, width, scheme].join(" ");

/** Counts what an audit finds. A page that is audited again replaces its earlier run. */
export class Figures {
  private readonly runs: Map<string, Run>;

  /** @param file keeps the runs, so that an audit in parts adds up to one table */
  constructor(
    private readonly file: string,
    isContinued: boolean,
  ) {
    const kept: Run[] = isContinued && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
    this.runs = new Map(kept.map((run) => [keyOf(run), run]));
  }

  add(runs: readonly Run[]): void {
    for (const run of runs) this.runs.set(keyOf(run), run);
  }

  /** Keeps the runs, and writes the table to `table`. */
  write(table: string): void {
    for (const file of [this.file, table]) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...this.runs.values()]));
    writeFileSync(table, `${this.toMarkdown()}\n`);
  }

  /** A row for each language, width, and scheme, their total, and every fault. */
  toMarkdown(): string {
    const all = [...this.runs.values()];
    const titleOf = ({ language, width, scheme }: Run) => `${language} | ${width} | ${scheme}`;
    const titles = [...new Set(all.map(titleOf))].sort();
    const row = (title: string, runs: readonly Run[]) =>
      `| ${[
        title,
        runs.length,
        sum(runs.map(({ faults }) => faults.violations.length)),
        runs.filter(({ faults }) => faults.overflow > 0).length,
      ].join(" | ")} |`;
    const faults = all.flatMap((run) => describeFaults(run.faults).map((fault) => `- ${keyOf(run)}: ${fault}`));
    return [
      `${new Set(all.map(({ name }) => name)).size} pages and states`,
      "",
      "| language | width | scheme | runs | axe violations | overflows |",
      "| - | - | - | - | - | - |",
      ...titles.map((title) =>
        row(
          title,
          all.filter((run) => titleOf(run) === title),
        ),
      ),
      row("all | |", all),
      ...(faults.length > 0 ? ["", ...faults] : []),
    ].join("\n");
  }
}
