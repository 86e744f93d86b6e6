import { describe, expect, it } from "vitest";
import type { ChartTransition } from "../chart/chart";
import { actionsOf, stateTitle, stepTitle, transitionLabel } from "./names";
import { door } from "./testing";

const transition = (id: string) => door.transitions.find((one) => one.id === id) as ChartTransition;

describe("names in the viewer", () => {
  it("are a state's path in the product's words, or its id", () => {
    expect(stateTitle(door, "door.open.wide", "product")).toBe("Open › Wide");
    expect(stateTitle(door, "door.open.wide", "engineering")).toBe("open.wide");
    expect(stateTitle(door, "door", "product")).toBe("the whole machine");
    expect(stateTitle(door, "door.attic", "product")).toBe("attic");
  });

  it("leave out the parents that a state has in common with where the reader is", () => {
    expect(stateTitle(door, "door.open.wide", "product", "door.open.ajar")).toBe("Wide");
    expect(stateTitle(door, "door.open.wide", "product", "door.closed")).toBe("Open › Wide");
    expect(stateTitle(door, "door.open", "product", "door.open.wide")).toBe("Open");
    expect(stateTitle(door, "door.open.wide", "engineering", "door.open.ajar")).toBe("open.wide");
  });

  it("are a transition's event, condition, and actions", () => {
    const ring = transition("door.closed bell.ring #1");
    expect(transitionLabel(ring, "product")).toEqual({
      title: "Visitor rings the bell",
      condition: "if somebody is at home",
    });
    expect(transitionLabel(ring, "engineering")).toEqual({ title: "bell.ring", condition: "if isAtHome" });
    const other = transition("door.closed bell.ring #2");
    expect(transitionLabel(other, "product").condition).toBe("otherwise");
    expect(transitionLabel(other, "engineering").condition).toBe(null);
    const blow = transition("door.closed wind.blow");
    expect(actionsOf(blow, "product")).toEqual(["make a noise"]);
    expect(actionsOf(blow, "engineering")).toEqual(["rattle"]);
  });

  it("are the steps of a test", () => {
    expect(stepTitle(door, "bell.ring", "product")).toBe("Visitor rings the bell");
    expect(stepTitle(door, "bell.ring (twice)", "product")).toBe("Visitor rings the bell (twice)");
    expect(stepTitle(door, "greet → rude", "product")).toBe("Greeting the visitor: rude");
    expect(stepTitle(door, "after 2500 ms", "product")).toBe("After 2.5 s");
    expect(stepTitle(door, "start", "product")).toBe("Start");
    expect(stepTitle(door, "cat.meow (loud)", "product")).toBe("Cat meow (loud)");
    expect(stepTitle(door, "greet → rude", "engineering")).toBe("greet → rude");
  });
});
