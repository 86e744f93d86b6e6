import type { TestModel } from "./test-model";

/** By test model: the fields of the context that guards have read. */
const probes = new WeakMap<TestModel, Set<string>>();

/** Starts recording which fields of the context the guards of a test model's machine read. */
export function probeContext(model: TestModel): ReadonlySet<string> {
  const read = probes.get(model) ?? new Set<string>();
  probes.set(model, read);
  return read;
}

/** Returns the context for a guard; if its test model is being probed, a proxy that records what is read. */
export function probedContext<C>(model: TestModel, context: C): C {
  const read = probes.get(model);
  if (!read || typeof context !== "object" || context === null) return context;
  return new Proxy(context, {
    get(target, key) {
      if (typeof key === "string") read.add(key);
      return Reflect.get(target, key);
    },
    ownKeys(target) {
      for (const key of Object.keys(target)) read.add(key);
      return Reflect.ownKeys(target);
    },
  });
}
