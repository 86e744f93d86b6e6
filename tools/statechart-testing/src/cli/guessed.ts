import type { AnyStateMachine } from "xstate";
import { defaultModel } from "../model/default-model";
import type { Subject } from "./subject";
import { messageOf, UsageError } from "./usage-error";

/**
 * Builds a subject for a machine without a test model.
 * @param remedy how to add one
 */
export function guessed(machine: AnyStateMachine, remedy: string): Pick<Subject, "testModel" | "needs"> {
  let made: ReturnType<typeof defaultModel> | undefined;
  const make = () => {
    try {
      made ??= defaultModel(machine);
      return made;
    } catch (cause) {
      throw new UsageError(
        `${machine.id} needs a test model, because it breaks without an input or a payload (${messageOf(cause)}); ${remedy}.`,
        { cause },
      );
    }
  };
  return {
    testModel: async () => make().model,
    async needs() {
      const { needs } = make();
      return needs.length === 0 ? [] : [`${machine.id} needs ${needs.join(", and ")}; ${remedy}.`];
    },
  };
}
