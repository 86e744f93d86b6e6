import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin";
import { IdGenerator, StepKeywordType } from "@cucumber/messages";
import { parse as readCsv } from "csv-parse/sync";
import papaparse from "papaparse";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { csvOf } from "statechart-testing/export/csv";
import { gherkinOf } from "statechart-testing/export/gherkin";
import { markdownOf } from "statechart-testing/export/markdown";
import { playwrightOf } from "statechart-testing/export/playwright";
import { faultsInWords } from "statechart-testing/export/step-words";
import { type Told, toldOf } from "statechart-testing/export/told";
import { type Planning, planning } from "statechart-testing/planner/planning";
import ts from "typescript";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { machineIds, machines } from "../../machines/index";
import { allTextsOf } from "../../src/i18n/all-texts.testing";
import { pages } from "../shared/pages";
import { screenOf } from "../shared/screen-of";
import { testModelOf } from "../shared/test-models";
import { words } from "../shared/words";

const pageOf = (id: string) => pages.find(({ screen }) => screen.testModel.machine.id === id);

/** Plans a machine's tests and puts them into words once, for all tests of this file. */
async function exported(id: (typeof machineIds)[number]): Promise<{ planned: Planning; told: Told }> {
  const planned = planning(await testModelOf(id), "tour", 0);
  const [screen, page] = [await screenOf(id), pageOf(id)];
  return { planned, told: await toldOf({ title: machines[id].title, planning: planned, screen, page, common: words }) };
}
const known = new Map<string, ReturnType<typeof exported>>();
function exportOf(id: (typeof machineIds)[number]) {
  const all = known.get(id) ?? exported(id);
  known.set(id, all);
  return all;
}

/** Per test, per step: what to do and what to check. */
const sentencesOf = ({ tests }: Told) =>
  tests.map(({ steps }) => steps.map(({ does, sees }) => [does.join(" "), sees.join(" ")]));

/** What is wrong with a sentence for a tester, or nothing. Texts of the page and addresses may be anything. */
function faultsOf(sentence: string): string[] {
  const own = sentence.replace(/“[^”]*”/g, "“”").replace(/ \/\S+/g, " /");
  const rules: Record<string, boolean> = {
    "repeats nothing": /^As before/.test(own),
    "names an event": /[a-z]+\.[a-z]+/i.test(own) || /^The (event|call) “/.test(own),
    "contains an arrow": own.includes("→"),
    "contains JSON": /[{}[\]]/.test(own),
    "begins with a small letter": !/^\p{Lu}/u.test(own),
    "has no end": !/[.!?]$/.test(sentence.replace(/”$/, "")),
    "is too long": sentence.length > 200,
  };
  return Object.keys(rules).filter((rule) => rules[rule]);
}

describe.each(machineIds)("the exported tests of %s", { timeout: 240_000 }, (id) => {
  it("have words for all that the page does not tell", async () => {
    const screen = await screenOf(id);
    expect(screen && faultsInWords(screen, { page: pageOf(id), common: words })).toEqual([]);
  });

  it("are sentences that a tester can follow", async () => {
    const { told } = await exportOf(id);
    const steps = told.tests.flatMap((test) => test.steps.map((step) => ({ ...step, test: test.id })));
    expect(steps.filter(({ does, sees }) => does.length === 0 || sees.length === 0)).toEqual([]);
    const faults = steps.flatMap(({ test, number, does, sees }) =>
      [...does, ...sees].flatMap((sentence) =>
        faultsOf(sentence).map((fault) => `${test}.${number}: “${sentence}” ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  it("call fields what the page calls them", async () => {
    const { told } = await exportOf(id);
    const known = new Set((await allTextsOf("en")).values());
    const said = sentencesOf(told).flat(2).join(" ");
    const fields = [...said.matchAll(/ field “([^”]*)”/g)].map(([, name = ""]) => name);
    expect([...new Set(fields)].filter((name) => !known.has(name))).toEqual([]);
  });

  it("have the steps of the plan", async () => {
    const { planned, told } = await exportOf(id);
    expect(told.tests.map(({ id: name, steps }) => [name, steps.length])).toEqual(
      planned.plan.tests.map(({ steps }, index) => [`${id}-${index + 1}`, steps.length + 1]),
    );
  });

  it("are read by the parser of Gherkin", async () => {
    const { told } = await exportOf(id);
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    const { feature, comments } = parser.parse(gherkinOf(told));
    const scenarios = feature?.children.flatMap(({ scenario }) => (scenario ? [scenario] : [])) ?? [];
    expect(feature?.name).toBe(told.title);
    expect(scenarios.flatMap(({ tags }) => tags.map(({ name }) => name))).toEqual(
      told.tests.map((test) => `@${test.id}`),
    );
    const read = scenarios.map(({ steps }) => {
      const cells: string[][] = [];
      for (const { keywordType, text } of steps) {
        const last = cells.at(-1);
        if (keywordType === StepKeywordType.CONTEXT || keywordType === StepKeywordType.ACTION) cells.push([text]);
        else if (keywordType === StepKeywordType.OUTCOME) last?.push(text);
        else if (last) last[last.length - 1] += ` ${text}`;
      }
      return cells;
    });
    expect(read).toEqual(sentencesOf(told));
    expect(comments).toHaveLength(told.tests.flatMap(({ steps }) => steps).length);
  });

  it("are read by two readers of CSV, and contain no formula", async () => {
    const { told } = await exportOf(id);
    const text = csvOf(told);
    const [head, ...rows] = readCsv(text, { bom: true }) as string[][];
    expect(head).toEqual(["feature", "test", "step", "do", "expect", "id", "event", "state"]);
    const tests = told.tests.map(({ title }) =>
      rows.filter(([, name]) => name === title).map((row) => row.slice(3, 5)),
    );
    expect(tests).toEqual(sentencesOf(told));
    // Without the mark, Excel would not show the quotation marks.
    expect(text.codePointAt(0)).toBe(0xfeff);
    const { data, errors } = papaparse.parse<string[]>(text.trimEnd());
    expect([data, errors]).toEqual([[head, ...rows], []]);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  it("are tables in Markdown", async () => {
    const { told } = await exportOf(id);
    const { children } = unified().use(remarkParse).use(remarkGfm).parse(markdownOf(told));
    const textOf = (node: object): string =>
      "value" in node ? String(node.value) : "children" in node ? (node.children as object[]).map(textOf).join("") : "";
    const tables = children.flatMap((node) => (node.type === "table" ? [node] : []));
    expect(
      tables.map(({ children: rows }) => rows.slice(1).map((row) => row.children.map(textOf).slice(1, 3))),
    ).toEqual(sentencesOf(told));
    const widths = new Set(tables.flatMap(({ children: rows }) => rows.map((row) => row.children.length)));
    expect([...widths]).toEqual([4]);
    expect(children.flatMap((node) => (node.type === "heading" ? [textOf(node)] : []))).toEqual([
      told.title,
      ...told.tests.map(({ title }) => title),
    ]);
  });

  const tests = pageOf(id);
  if (tests && !tests.sharesSession)
    it("are TypeScript for Playwright", async () => {
      const { planned } = await exportOf(id);
      const one = { title: machines[id].title, planning: planned, tests };
      const code = await playwrightOf(one, { file: "machine.spec.ts", program: "npm run qa --" });
      const { diagnostics } = ts.transpileModule(code, {
        reportDiagnostics: true,
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      });
      expect(diagnostics).toEqual([]);
      const steps = planned.plan.tests
        .filter(({ input }) => tests.never[input] === undefined)
        .map((test) => test.steps.length);
      expect(code.match(/await test\.step\(/g)).toHaveLength(steps.reduce((sum, count) => sum + count + 1, 0));
    });
});
