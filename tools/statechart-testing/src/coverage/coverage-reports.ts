import { type Coverage, type CoverageSummary, kindNames, kinds, missingOf, shareText, staleText } from "./covered";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Escapes text for XML and HTML. */
const safe = (text: string): string => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);

/** Why there is nothing to say of a machine in a driver, or in any: it was not run, or its runs are of another plan. */
const gapsOf = ({ machine, coverages, stale }: CoverageSummary): { run: string; says: string }[] => [
  ...(coverages.length === 0 && stale.length === 0 ? [{ run: "any", says: `${machine} has not been run.` }] : []),
  ...stale.map((run) => ({ run: `${run.driver}, ${run.strategy}`, says: staleText(run) })),
];

/**
 * One suite per machine and driver, with one case for everything to cover; a case fails if no run covered it. What was
 * not run as planned today has a suite with nothing but failures.
 */
export function junitOf(summaries: readonly CoverageSummary[]): string {
  const suites = summaries.flatMap((summary) => [...summary.coverages.map(suiteOf), ...suiteOfGaps(summary)]);
  return `${['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>"].join("\n")}\n`;
}

function suiteOfGaps(summary: CoverageSummary): string[] {
  const name = safe(summary.machine);
  const cases = gapsOf(summary).map(
    ({ run, says }) =>
      `    <testcase classname="${name}.runs" name="${safe(run)}"><failure message="${safe(says)}"/></testcase>`,
  );
  const head = `  <testsuite name="${name} (runs)" tests="${cases.length}" failures="${cases.length}">`;
  return cases.length === 0 ? [] : [[head, ...cases, "  </testsuite>"].join("\n")];
}

function suiteOf({ machine, driver, since, counts }: Coverage): string {
  const cases = kinds.flatMap((kind) =>
    Object.entries(counts[kind]).map(([id, times]) => {
      const head = `    <testcase classname="${safe(`${machine}.${driver}.${kindNames[kind]}`)}" name="${safe(id)}"`;
      return times > 0 ? `${head}/>` : `${head}><failure message="not covered"/></testcase>`;
    }),
  );
  const failures = kinds.flatMap((kind) => missingOf(counts[kind])).length;
  const head = `name="${safe(`${machine} (${driver})`)}" tests="${cases.length}" failures="${failures}"`;
  return [`  <testsuite ${head} timestamp="${safe(since)}">`, ...cases, "  </testsuite>"].join("\n");
}

const style = `:root { color-scheme: light dark; --line: light-dark(#ccd, #445); --bad: light-dark(#b00020, #ff8a80); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; white-space: nowrap; }
thead th::first-letter { text-transform: uppercase; }
td.gap, li.gap { color: var(--bad); font-weight: 600; }
details { border-bottom: 1px solid var(--line); padding: .4rem 0; }
ul { columns: 24rem; } li { break-inside: avoid; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }`;

const anchorOf = ({ machine, driver }: Coverage): string => safe(`${machine}-${driver}`);

function summaryRow(coverage: Coverage): string {
  const { machine, driver, since, counts, tests } = coverage;
  const shares = kinds.map(
    (kind) => `<td${missingOf(counts[kind]).length > 0 ? ' class="gap"' : ""}>${shareText(counts[kind])}</td>`,
  );
  const bad = tests.failed + tests.flaky;
  return `<tr><th scope="row"><a href="#${anchorOf(coverage)}">${safe(machine)}</a></th><td>${safe(driver)}</td>${shares.join("")}<td${bad > 0 ? ' class="gap"' : ""}>${tests.passed} passed${bad > 0 ? `, ${bad} not` : ""}</td><td><time datetime="${safe(since)}">${safe(since.slice(0, 16).replace("T", " "))} UTC</time></td></tr>`;
}

function listOf(coverage: Coverage): string {
  // The anchor is within: a browser opens what it leads into.
  const lists = kinds.map((kind, index) => {
    const items = Object.entries(coverage.counts[kind]).map(([id, times]) =>
      times > 0 ? `<li>${safe(id)} × ${times}</li>` : `<li class="gap">${safe(id)}: not covered</li>`,
    );
    const id = index === 0 ? ` id="${anchorOf(coverage)}"` : "";
    return `<h3${id}>${kindNames[kind]}: ${shareText(coverage.counts[kind])}</h3><ul>${items.join("")}</ul>`;
  });
  return `<details><summary>${safe(coverage.machine)}, ${safe(coverage.driver)}</summary>${lists.join("")}</details>`;
}

/**
 * A self-contained page: one row per machine and driver, what has no current run, then every id and how often it was
 * covered.
 */
export function htmlOf(summaries: readonly CoverageSummary[]): string {
  const coverages = summaries.flatMap((summary) => summary.coverages);
  const gaps = summaries.flatMap(gapsOf).map(({ says }) => `<li class="gap">${safe(says)}</li>`);
  const heads = ["Machine", "Driver", ...kinds.map((kind) => kindNames[kind]), "Tests", "Since"];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Coverage of the machines</title><style>${style}</style></head>
<body>
<h1>Coverage of the machines</h1>
<p>What the runs of the planned tests have really covered.</p>
<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>
${coverages.map(summaryRow).join("\n")}
</tbody></table></div>
${gaps.length > 0 ? `<h2>Without a current run</h2>\n<ul>${gaps.join("")}</ul>\n` : ""}${coverages.map(listOf).join("\n")}
</body>
</html>
`;
}
