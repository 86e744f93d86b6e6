/**
 * Measures how long the layout of the flow pictures takes, for every machine and for generated ones with 100 and 300
 * states, next to a reference in the same run: writing the same chart as JSON and parsing it. CPU time is counted, so
 * other load on the computer changes little.
 *
 *   npm run bench -- flows [rounds, 3]
 *
 * Pictures are built in advance; no page waits for them. Exits with 1 if a chart could only be laid out simply.
 */
import { cpus } from "node:os";
import type { Chart } from "statechart-viewer/chart/chart";
import { chartOf } from "statechart-viewer/chart/chart";
import { layOut } from "statechart-viewer/chart/lay-out";
import { generatedChart } from "statechart-viewer/generated";
import { machineIds, machines } from "../machines/index";
import { machineWords } from "../machines/words";
import { benchArguments } from "./arguments";

const [rounds = 3] = benchArguments().numbers;
/** Enough repetitions for the clock's resolution. */
const repeats = 200;

const charts = machineIds.map((id) => {
  const { machine, title, domain } = machines[id];
  return chartOf(machine, title, domain, machineWords[id]);
});

interface Row {
  name: string;
  chart: Chart;
  /** CPU time in milliseconds. */
  layout: number;
  reference: number;
  note: string | null;
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** CPU time of this process so far, in milliseconds. */
function busy(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measure(name: string, chart: Chart, times = rounds): Promise<Row> {
  const layouts: number[] = [];
  const references: number[] = [];
  let note: string | null = null;
  for (let round = 0; round < times; round += 1) {
    let began = busy();
    for (let turn = 0; turn < repeats; turn += 1) JSON.parse(JSON.stringify(chart));
    references.push((busy() - began) / repeats);
    began = busy();
    note = (await layOut(chart, { wording: "product" })).note;
    layouts.push(busy() - began);
  }
  return { name, chart, layout: median(layouts), reference: median(references), note };
}

const line = ({ name, chart, layout, reference, note }: Row): string =>
  [
    name.padEnd(28),
    `${String(chart.states.length - 1).padStart(4)} states`,
    `${String(chart.transitions.length).padStart(5)} transitions`,
    `${layout.toFixed(0).padStart(6)} ms`,
    `${(layout / reference).toFixed(0).padStart(7)} × JSON`,
    ...(note === null ? [] : [note]),
  ].join("  ");

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const [{ model = "unknown" } = {}] = cpus();
console.log(`Node ${process.version}, ${cpus().length} × ${model}, median of ${rounds}`);
// The first layouts load and warm up the code; they are not counted.
for (const chart of charts.slice(0, 5)) await layOut(chart, { wording: "product" });

const registered: Row[] = [];
for (const chart of charts) registered.push(await measure(chart.machine, chart));
const slowest = [...registered].sort((a, b) => b.layout - a.layout);
for (const row of slowest.slice(0, 5)) console.log(line(row));
const total = sum(registered.map(({ layout }) => layout));
const reference = sum(registered.map((row) => row.reference));
console.log(
  `${`all ${registered.length} machines`.padEnd(28)}  ${total.toFixed(0)} ms, ${(total / reference).toFixed(0)} × JSON; the slowest takes ${((100 * (slowest[0]?.layout ?? 0)) / total).toFixed(0)} % of it`,
);

const generated: Row[] = [];
for (const states of [100, 300]) {
  // Only once: a layout this large takes long enough to measure reliably.
  const row = await measure(`generated, ${states} states`, generatedChart(states), 1);
  generated.push(row);
  console.log(line(row));
}
const simply = [...registered, ...generated].filter(({ note }) => note !== null).length;
console.log(`${simply} chart(s) laid out simply`);
process.exitCode = simply > 0 ? 1 : 0;
