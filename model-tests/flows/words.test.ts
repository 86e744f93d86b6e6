import { chartOf, wordGaps } from "statechart-viewer/chart/chart";
import { labelLines, stateLines } from "statechart-viewer/chart/texts";
import { describe, expect, it } from "vitest";
import { type MachineId, machineIds, machines } from "../../machines/index";
import { requirementGroups } from "../../machines/requirements";
import { machineWords } from "../../machines/words";

const of = (id: MachineId) => ({ ...machines[id], words: machineWords[id] });
const charts = machineIds.map((id) => {
  const { machine, title, domain, words } = of(id);
  return chartOf(machine, title, domain, words);
});

/** Every phrase of every machine. */
const phrases = charts.flatMap(({ states, transitions }) => [
  ...states.flatMap(({ said }) => [...said.entry, ...said.exit, ...said.invokes]),
  ...transitions.flatMap(({ said }) => [said.event, said.guard ?? "", ...said.actions]),
]);

describe("the words of the machines", () => {
  it.each(machineIds)("name everything that the drawing of %s shows, and nothing else", (id) => {
    const { machine, words } = of(id);
    expect(wordGaps(machine, words)).toEqual({ missing: [], unused: [] });
  });

  it("are phrases, not sentences, and contain no code", () => {
    const odd = [...new Set(phrases)].filter(
      (phrase) =>
        /^\p{Lu}|\.$|\(inline\)|\p{Ll}\p{Lu}|_|\w\.\w/u.test(phrase.replace(/^(usually )?after [\d.]+/, "")) ||
        /\s{2}|^\s|\s$/.test(phrase),
    );
    expect(odd).toEqual([]);
  });

  it("are short enough for an arrow", () => {
    expect([...new Set(phrases)].filter((phrase) => phrase.length > 60)).toEqual([]);
  });

  it("leave no code in a product drawing", () => {
    const lines = charts.flatMap(({ states, transitions }) => [
      ...states.slice(1).flatMap((state) => stateLines(state, "product")),
      ...transitions.flatMap((transition) => labelLines(transition, "product")),
    ]);
    expect(lines.length).toBeGreaterThan(3000);
    const code = lines.filter(
      ({ kind, text }) => kind !== "description" && /[a-z][A-Z]|\(inline\)|[a-z]\.[a-z]/.test(text),
    );
    expect(code).toEqual([]);
  });
});

describe("the requirements", () => {
  it("have a text for each one that a machine names, and for no other", () => {
    const named = new Set(charts.flatMap(({ states }) => states.flatMap(({ requirements }) => requirements)));
    const told = requirementGroups.flatMap(({ texts }) => Object.keys(texts));
    expect(told.filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !told.includes(id))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });

  it("are one sentence each", () => {
    const odd = requirementGroups.flatMap(({ texts }) =>
      Object.entries(texts).filter(([, text]) => !/^\p{Lu}.+\.$/u.test(text) || text.length > 125),
    );
    expect(odd).toEqual([]);
  });
});
