import type { AnyEventObject } from "xstate";
import type { TestModel } from "./test-model";

/** By type of event: names of what was read of its payload and was not there. */
export type MissingPayloads = ReadonlyMap<string, ReadonlySet<string>>;
const probes = new WeakMap<TestModel, Map<string, Set<string>>>();

/** From now on notes what a machine reads of events of a test model that these do not carry. */
export function probePayloads(model: TestModel): MissingPayloads {
  const missing = probes.get(model) ?? new Map<string, Set<string>>();
  probes.set(model, missing);
  return missing;
}

/** An event as it is, or, of a test model that is probed, one that notes what is read of it and is not there. */
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
