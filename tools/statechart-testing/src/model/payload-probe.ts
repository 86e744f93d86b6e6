import type { AnyEventObject } from "xstate";
import type { TestModel } from "./test-model";

/** By event type: names of payload fields that the machine read but the event lacks. */
export type MissingPayloads = ReadonlyMap<string, ReadonlySet<string>>;
const probes = new WeakMap<TestModel, Map<string, Set<string>>>();

/** Starts recording which missing payload fields the machine of a test model reads. */
export function probePayloads(model: TestModel): MissingPayloads {
  const missing = probes.get(model) ?? new Map<string, Set<string>>();
  probes.set(model, missing);
  return missing;
}

/** Returns the event; if its test model is being probed, a proxy that records reads of missing fields. */
export function probed(model: TestModel, event: AnyEventObject): AnyEventObject {
  const missing = probes.get(model);
  if (!missing) return event;
  return new Proxy(event, {
    get(target, key) {
      if (typeof key === "string" && !(key in target) && key !== "toJSON") {
        const names = missing.get(event.type) ?? new Set();
        missing.set(event.type, names.add(key));
      }
      return Reflect.get(target, key);
    },
  });
}
