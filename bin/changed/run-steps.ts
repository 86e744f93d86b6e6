import { spawn } from "node:child_process";
import type { Step } from "./steps";

/** Runs the steps of each row in sequence, and the rows in parallel. @returns how many failed */
export async function runSteps(rows: readonly (readonly Step[])[], say: (text: string) => void): Promise<number> {
  const failures = rows.map(async (steps) => {
    let failed = 0;
    for (const step of steps) if (!(await run(step, say))) failed += 1;
    return failed;
  });
  return (await Promise.all(failures)).reduce((sum, each) => sum + each, 0);
}

/** A step's output is shown only if it fails. */
function run({ name, args }: Step, say: (text: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.on("close", (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(code === 0 ? `passed  ${name} (${seconds} s)` : `FAILED  ${name} (${seconds} s)\n\n${output.trim()}\n`);
      resolve(code === 0);
    });
  });
}
