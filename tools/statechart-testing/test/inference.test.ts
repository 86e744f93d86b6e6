import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inferData } from "../src/inference/infer";
import { bookingMachine } from "./machines/booking";
import { payloadsMachine } from "./machines/payloads";

const folder = join(import.meta.dirname, "machines");
const { events, gaps } = inferData(join(folder, "payloads.ts"), "payloadsMachine", payloadsMachine) ?? {};

describe("the payloads of an event", () => {
  it.each([
    ["literal", { '"a"': { value: "a" }, '"b"': { value: "b" }, "3": { value: 3 } }],
    ["boolean", { false: { value: false }, true: { value: true } }],
    ["text", { '""': { value: "" }, '"text"': { value: "text" } }],
    ["number", { 0: { value: 0 }, 1: { value: 1 } }],
    ["nothing", { '"x"': { value: "x" }, undefined: { value: undefined }, null: { value: null } }],
    ["list", { "[]": { value: [] }, "[{id 0}]": { value: [{ id: 0 }] } }],
    ["tuple", { '["", "end"]': { value: ["", "end"] }, '["text", "end"]': { value: ["text", "end"] } }],
    ["record", { "{}": { value: {} }, "{key 0}": { value: { key: 0 } } }],
    ["optional", { 5: { value: 5, other: "o" }, "no value": { other: "o" } }],
    ["enum", { 1: { value: 1 }, 2: { value: 2 } }],
    ["branded", { '""': { value: "" }, '"text"': { value: "text" } }],
    ["template", { "": { value: "item-1" } }],
    ["date", { "": { value: new Date("2026-01-01T00:00:00.000Z") } }],
    [
      "tree",
      {
        '{name "", children []}': { value: { name: "", children: [] } },
        '{name "text", children []}': { value: { name: "text", children: [] } },
      },
    ],
    ["one", { "": { value: 1 } }],
    ["two", { "": { value: 1 } }],
    // What cannot be made is left out where the type allows it.
    ["maybe", { "": { ref: null } }],
  ])("%s have each member of a union, and examples of open types", (type, cases) => {
    expect(events?.[type]).toEqual(cases);
  });

  it("have every two values of two fields together, but not every combination", () => {
    const rows = Object.values(events?.three ?? {}).map((row) => Object.values(row).map(Number).join(""));
    expect(rows).toHaveLength(new Set(rows).size);
    expect(rows.length).toBeLessThan(8);
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      expect(new Set(rows.map((row) => `${row[a]}${row[b]}`))).toEqual(new Set(["00", "01", "10", "11"]));
  });

  it("are asked for by name where no example can be made", () => {
    expect(gaps?.map(({ name, why }) => `${name}: ${why}`)).toEqual([
      "ref: property `ref` is an AnyActorRef",
      "function: property `options.onDone` is a function",
      "class: property `account` is an Account",
      "file: property `file` is a File",
      "unknown: property `data` is of type `unknown`",
    ]);
  });
});

it("gives an actor an outcome for each output, and an error, and a machine its inputs", () => {
  const { inputs, outcomes } = inferData(join(folder, "booking.ts"), "bookingMachine", bookingMachine) ?? {};
  expect(outcomes).toEqual({
    book: {
      'done status "confirmed", no place': { output: { status: "confirmed" } },
      'done status "waiting", place 0': { output: { status: "waiting", place: 0 } },
      'done status "waiting", place 1': { output: { status: "waiting", place: 1 } },
      error: { error: new Error("failed") },
    },
  });
  expect(Object.keys(inputs ?? {})).toEqual([
    'flight "", isFull false',
    'flight "text", isFull true',
    'flight "", isFull true',
    'flight "text", isFull false',
  ]);
});
