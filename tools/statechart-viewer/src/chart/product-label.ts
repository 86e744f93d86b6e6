import type { ChartTransition } from "./chart";
import { capitalized, headline } from "./machine-words";

/** Whether a transition without a guard is taken only if the guards of those before it fail. */
const isOtherwise = ({ guard, order }: ChartTransition): boolean => guard === null && order !== null && order > 1;

/** A transition's condition: "if all answers are saved", "otherwise"; null without one. */
const conditionOf = (transition: ChartTransition): string | null =>
  transition.said.guard !== null ? `if ${transition.said.guard}` : isOtherwise(transition) ? "otherwise" : null;

/** A transition's event and condition as labels in the product's words. */
export function productLabel(transition: ChartTransition): { title: string; condition: string | null } {
  const condition = conditionOf(transition);
  // A condition says enough about what happens at once.
  return transition.trigger === "always" && condition !== null
    ? { title: capitalized(condition), condition: null }
    : { title: headline(transition.said.event), condition };
}
