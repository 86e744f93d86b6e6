import { expect, it } from "vitest";
import { SimulatedClock } from "./clock";

it("fires timers in the order they are due, then in the order they were set", () => {
  const clock = new SimulatedClock();
  const rung: string[] = [];
  clock.setTimeout(() => rung.push("late"), 20);
  clock.setTimeout(() => rung.push("first"), 10);
  clock.setTimeout(() => rung.push("second"), 10);
  clock.advance(9);
  expect(rung).toEqual([]);
  clock.advance(1);
  expect(rung).toEqual(["first", "second"]);
  clock.advance(10);
  expect(rung).toEqual(["first", "second", "late"]);
});

it("fires a timer that was set by another timer at its own time", () => {
  const clock = new SimulatedClock();
  const rung: number[] = [];
  const tick = () => {
    rung.push(clock.now());
    clock.setTimeout(tick, 10);
  };
  clock.setTimeout(tick, 10);
  clock.advance(35);
  expect(rung).toEqual([10, 20, 30]);
  expect(clock.now()).toBe(35);
});

it("does not fire a timer that an earlier one cleared", () => {
  const clock = new SimulatedClock();
  const rung: string[] = [];
  const ids: number[] = [];
  clock.setTimeout(() => {
    rung.push("first");
    for (const id of ids) clock.clearTimeout(id);
  }, 10);
  ids.push(clock.setTimeout(() => rung.push("cleared"), 10));
  clock.advance(10);
  expect(rung).toEqual(["first"]);
});

it("throws if a timer is due again immediately, forever", () => {
  const clock = new SimulatedClock();
  const again = () => void clock.setTimeout(again, 0);
  again();
  expect(() => clock.advance(10)).toThrow(
    "More than 1000 delays end within 10 ms; does a delay of 0 ms start itself again?",
  );
});
