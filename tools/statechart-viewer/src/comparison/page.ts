import type { Wording } from "../chart/machine-words";
import { drawingStyle } from "../drawing/style";
import { type Colors, defaultTheme, type Theme } from "../ui/tokens";
import { mergedDrawing } from "./merged-drawing";
import { behaviorParts, type Comparison, type Finding, headlineOf, summaryOf, testSentences } from "./report";
import { asHtml, safe } from "./text";

const properties = (of: Colors): string =>
  [
    `--page:${of.paper}`,
    `--text:${of.ink}`,
    `--quiet:${of["ink-soft"]}`,
    `--edge:${of["rule-strong"]}`,
    `--new:${of["success-ink"]}`,
    `--gone:${of.danger}`,
    `--other:${of["warning-ink"]}`,
    `--link:${of.accent}`,
  ].join(";");

const styleOf = (theme: Theme): string => `:root { color-scheme: light dark; ${properties(theme.light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(theme.dark)} } }
body { margin: 0 auto; padding: 1.5rem; max-width: 110rem; font: 16px/1.5 system-ui, sans-serif; background: var(--page); color: var(--text); }
a { color: var(--link); }
h1 { margin-top: 0; } h2 { margin: 0 0 .25rem; }
table { border-collapse: collapse; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--edge); text-align: left; vertical-align: top; }
section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 2px solid var(--edge); }
.sides { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 5fr) minmax(18rem, 3fr); align-items: start; }
@media (max-width: 60rem) { .sides { grid-template-columns: minmax(0, 1fr); } }
.scroll { overflow: auto; max-height: 85vh; border: 1px solid var(--edge); border-radius: .5rem; }
.scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.picture { display: block; }
.quiet { color: var(--quiet); }
ul { padding-left: 1.2rem; margin: .5rem 0 1rem; } li { margin-bottom: .3rem; overflow-wrap: anywhere; }
li.added::marker { content: "+ "; color: var(--new); font-weight: 700; } li.removed::marker { content: "− "; color: var(--gone); font-weight: 700; } li.changed::marker { content: "~ "; color: var(--other); font-weight: 700; }
.legend { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
.legend span { display: inline-block; width: 2rem; height: .9rem; margin-right: .5rem; border: 2px solid; border-radius: .3rem; vertical-align: -.1rem; }
.legend .added { color: var(--new); } .legend .removed { color: var(--gone); border-style: dashed; } .legend .changed { color: var(--other); }
code { font-size: .9em; } li > code:last-child { color: var(--quiet); }
${drawingStyle(theme)}
@media print { .scroll { overflow: visible; max-height: none; } .picture { width: 100%; height: auto; } }`;

/** A large drawing is scrolled to its first change. */
const script = `for (const box of document.querySelectorAll(".scroll")) {
  const first = box.querySelector(".transition.added, .transition.removed, .transition.changed, .state.added, .state.removed, .state.changed");
  if (!first || first === box.querySelector(".state")) continue;
  const [seen, frame] = [first.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTo(seen.left - frame.left + (seen.width - frame.width) / 2, seen.top - frame.top + (seen.height - frame.height) / 2);
}`;

async function drawingOf({ change }: Finding, wording: Wording): Promise<string> {
  const { svg, note: said } = await mergedDrawing(change, wording);
  const name = safe(`Drawing of ${change.title}; it can be scrolled`);
  const note = said === null ? "" : `<p class="quiet">${safe(said)}</p>`;
  return `<div class="scroll" role="region" aria-label="${name}" tabindex="0">${svg}</div>${note}`;
}

function besideOf(finding: Finding): string {
  const items = finding.sentences.map(
    (one) =>
      `<li class="${one.kind}">${asHtml(one.said)}${one.code === null ? "" : ` <code>${safe(one.code)}</code>`}</li>`,
  );
  const { requirements } = finding.affected;
  const tests = testSentences(finding).map(({ text, ids }) => {
    const list = ids.map((id) => `<li><code>${safe(id)}</code></li>`).join("");
    return `<p>${safe(text)}</p>${list === "" ? "" : `<ul>${list}</ul>`}`;
  });
  return [
    `<ul>${items.join("\n")}</ul>`,
    ...behaviorParts(finding.behavior).map(({ title, changes }) => {
      const list = changes.map(({ place, says }) => `<li>${safe(`${place}: ${says.join("; ")}.`)}</li>`);
      return `<h3>${title}</h3><ul>${list.join("\n")}</ul>`;
    }),
    ...finding.behavior.problems.map((problem) => `<p>${safe(problem)}</p>`),
    requirements.length > 0 ? `<h3>Requirements</h3><p>${safe(requirements.join(", "))}</p>` : "",
    tests.length > 0 ? `<h3>Tests</h3>${tests.join("")}` : "",
  ].join("\n");
}

const sectionOf = async (
  finding: Finding,
  wording: Wording,
): Promise<string> => `<section id="${safe(finding.change.machine)}">
<h2>${safe(finding.change.title)}</h2>
<p class="quiet"><code>${safe(finding.change.machine)}</code>: ${safe(summaryOf(finding.change))}</p>
<div class="sides"><div>${await drawingOf(finding, wording)}</div><div>${besideOf(finding)}</div></div>
</section>`;

const rowOf = ({ change, affected }: Finding): string =>
  `<tr><th scope="row"><a href="#${safe(change.machine)}">${safe(change.title)}</a></th><td>${safe(summaryOf(change))}</td><td>${safe(affected.requirements.join(", "))}</td></tr>`;

/** A comparison as a self-contained page: for each changed machine, a drawing and the sentences next to it. */
export async function pageOf(comparison: Comparison, theme: Theme = defaultTheme): Promise<string> {
  const { before, after, findings, wording } = comparison;
  const sections: string[] = [];
  for (const finding of findings) sections.push(await sectionOf(finding, wording));
  const table = `<table><thead><tr><th scope="col">Machine</th><th scope="col">Changes</th><th scope="col">Requirements</th></tr></thead><tbody>
${findings.map(rowOf).join("\n")}
</tbody></table>
<ul class="legend" aria-label="Colors"><li><span class="added"></span>new</li><li><span class="removed"></span>gone</li><li><span class="changed"></span>changed</li></ul>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What has changed in the flows</title><style>${styleOf(theme)}</style></head>
<body>
<main>
<h1>What has changed in the flows</h1>
<p>From ${safe(before)} to ${safe(after)}. ${headlineOf(comparison)}</p>
${findings.length > 0 ? table : ""}
${sections.join("\n")}
</main>
<script>${script}</script>
</body>
</html>
`;
}
