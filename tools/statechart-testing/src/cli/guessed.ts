import type { Gap, InferredData } from "../inference/infer";
import { defaultModel } from "../model/default-model";
import type { TestData } from "../model/test-model";
import type { Subject } from "./subject";
import { UsageError } from "./usage-error";

/** Where a machine is, and where its test data can be added, for messages. */
interface Place {
  /** The file of the machine, or its id. */
  name: string;
  modelFile: string;
}

const wanted = {
  input: { need: () => "an input", entry: "inputs" },
  event: { need: (name: string) => `data for event \`${name}\``, entry: "events" },
  actor: { need: (name: string) => `outcomes of actor \`${name}\``, entry: "outcomes" },
} as const;

/** The missing entries of a test model: `events: { "name.change": … }`. */
function entriesOf(gaps: readonly Gap[]): string {
  return Object.entries(wanted)
    .flatMap(([of, { entry }]) => {
      const names = gaps.filter((gap) => gap.of === of).map(({ name }) => JSON.stringify(name));
      return names.length > 0 ? [`${entry}: { ${[...new Set(names)].map((name) => `${name}: …`).join(", ")} }`] : [];
    })
    .join(", ");
}

/** What is missing and where to add it, in one sentence. */
export function needsText(gaps: readonly Gap[], { name, modelFile }: Place): string {
  const needs = gaps.map((gap) => `${wanted[gap.of].need(gap.name)}: ${gap.why}`);
  return `\`${name}\` needs ${needs.join(", and ")}; add ${entriesOf(gaps)} in ${modelFile}`;
}

const nothing: InferredData = { inputs: null, events: {}, outcomes: {}, gaps: [] };

/**
 * Builds a subject for a machine without a complete test model.
 * @param given what is written by hand
 * @param infer derives the rest from types
 */
export function guessed(
  given: TestData,
  place: Place,
  infer: () => Promise<InferredData | null> = async () => null,
): Pick<Subject, "testModel" | "notes"> {
  let made: Promise<ReturnType<typeof defaultModel>> | undefined;
  const make = async () => {
    made ??= infer().then((inferred) => defaultModel(given, inferred ?? nothing));
    return made;
  };
  return {
    async testModel() {
      const { model, gaps } = await make();
      if (gaps.length > 0) throw new UsageError(needsText(gaps, place));
      return model;
    },
    notes: async () => (await make()).notes,
  };
}
