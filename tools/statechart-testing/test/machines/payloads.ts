import { type AnyActorRef, setup } from "xstate";

interface Tree {
  name: string;
  children: Tree[];
}
class Account {
  constructor(readonly id: number) {}
}
enum Level {
  Low = 1,
  High = 2,
}
type Id = string & { readonly brand: "id" };
type Make =
  | { type: "literal"; value: "a" | "b" | 3 }
  | { type: "boolean"; value: boolean }
  | { type: "text"; value: string }
  | { type: "number"; value: number }
  | { type: "nothing"; value: null | undefined | "x" }
  | { type: "list"; value: readonly { id: number }[] }
  | { type: "tuple"; value: [string, "end"] }
  | { type: "record"; value: Record<string, number> }
  | { type: "optional"; value?: 5; other: "o" }
  | { type: "enum"; value: Level }
  | { type: "branded"; value: Id }
  | { type: "template"; value: `item-${number}` }
  | { type: "date"; value: Date }
  | { type: "tree"; value: Tree }
  | { type: "one" | "two"; value: 1 }
  | { type: "maybe"; ref: AnyActorRef | null; callback?: () => void }
  | { type: "three"; a: boolean; b: boolean; c: boolean };
type Ask =
  | { type: "ref"; ref: AnyActorRef }
  | { type: "function"; options: { onDone: () => void } }
  | { type: "class"; account: Account }
  | { type: "file"; file: File }
  | { type: "unknown"; data: unknown };

/** An event for each kind of type. */
export const payloadsMachine = setup({
  types: { events: {} as Make | Ask },
}).createMachine({ id: "payloads", on: { "*": {} } });
