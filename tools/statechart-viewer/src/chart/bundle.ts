import type { ChartTransition } from "./chart";
import type { LevelTransition } from "./level";

/** The id of all transitions from one box to another. */
export const bundleId = (source: string, target: string): string => `${source} ⇒ ${target}`;

/** The boxes that a bundle's id names; null if it is none. */
export function bundleEnds(id: string): readonly [source: string, target: string] | null {
  const [source, target, ...more] = id.split(" ⇒ ");
  return source === undefined || target === undefined || more.length > 0 ? null : [source, target];
}

/** Transitions with the boxes of their states instead of the states. */
export const relinked = (transitions: readonly ChartTransition[], boxOf: (id: string) => string): LevelTransition[] =>
  transitions.map((one) => ({
    ...one,
    source: boxOf(one.source),
    targets: [...new Set(one.targets.map(boxOf))],
  }));

/** Joins transitions between the same two boxes. A transition to several boxes stays alone. */
export function bundled(transitions: readonly LevelTransition[]): LevelTransition[] {
  const groups = new Map<string, LevelTransition[]>();
  for (const one of transitions) {
    const [target = "", ...more] = one.targets;
    const key = more.length > 0 ? one.id : bundleId(one.source, target);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([id, group]) => {
    const [first, ...more] = group as [LevelTransition, ...LevelTransition[]];
    if (more.length === 0) return first;
    return {
      ...first,
      id,
      order: null,
      guard: null,
      said: { ...first.said, guard: null },
      isReentering: false,
      description: null,
      trigger: group.every(({ trigger }) => trigger === "error") ? "error" : "event",
      bundle: group,
    };
  });
}
