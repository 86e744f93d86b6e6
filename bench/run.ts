import { wantsHelp } from "../bin/command-line";

const benchmarks = [
  "api",
  "durability",
  "failover",
  "flows",
  "hostile",
  "import",
  "learners",
  "page",
  "rows",
  "search",
  "sign-in",
  "stalled",
  "upgrade",
  "usage",
];
const [, , asked = ""] = process.argv;

const usage = `Name a benchmark: npm run bench -- ${benchmarks.join(" | ")}`;
if (wantsHelp(process.argv.slice(2))) {
  console.log(usage);
  process.exit(0);
}
if (!benchmarks.includes(asked)) {
  console.error(usage);
  process.exit(1);
}
await import(`./${asked}.ts`);
