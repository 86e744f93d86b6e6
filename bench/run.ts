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

if (!benchmarks.includes(asked)) {
  console.error(`Name a benchmark: npm run bench -- ${benchmarks.join(" | ")}`);
  process.exit(1);
}
await import(`./${asked}.ts`);

export {};
