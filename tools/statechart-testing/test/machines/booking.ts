import { assign, fromPromise, setup } from "xstate";

type Seat = "aisle" | "window";
type Event =
  | { type: "seat.choose"; seat: Seat }
  | { type: "traveler.enter"; name: string; age?: number }
  | { type: "meal.change"; isWanted: boolean }
  | { type: "flight.book" }
  | { type: "step.back" };
type Booking = { status: "confirmed" } | { status: "waiting"; place: number };

/** Everything that its tests need is in its types: payloads, the input, and what the call returns. */
export const bookingMachine = setup({
  types: {
    context: {} as { seat: Seat | null; isFull: boolean },
    events: {} as Event,
    input: {} as { flight: string; isFull: boolean },
  },
  actors: { book: fromPromise<Booking, { seat: Seat | null }>(async () => ({ status: "confirmed" })) },
  actions: { offer: () => undefined },
  guards: {
    isFull: ({ context }) => context.isFull,
    isWindow: ({ event }) => event.type === "seat.choose" && event.seat === "window",
    isAdult: ({ event }) => event.type === "traveler.enter" && event.name !== "" && event.age === undefined,
  },
}).createMachine({
  id: "booking",
  context: ({ input }) => ({ seat: null, isFull: input.isFull }),
  initial: "checking",
  states: {
    checking: {
      always: [
        { guard: "isFull", target: "full" },
        { target: "choosing", actions: "offer" },
      ],
    },
    full: { type: "final" },
    choosing: {
      on: {
        "seat.choose": [
          { guard: "isWindow", target: "entering", actions: assign({ seat: "window" }) },
          { target: "entering", actions: assign({ seat: "aisle" }) },
        ],
      },
    },
    entering: { on: { "traveler.enter": { guard: "isAdult", target: "confirming" }, "step.back": "choosing" } },
    confirming: {
      on: { "meal.change": { target: "confirming", reenter: true }, "flight.book": "booking", "step.back": "entering" },
    },
    booking: {
      invoke: {
        id: "book",
        src: "book",
        input: ({ context }) => ({ seat: context.seat }),
        onDone: [
          { guard: ({ event }) => event.output.status === "confirmed", target: "booked" },
          { target: "waiting" },
        ],
        onError: "failed",
      },
    },
    booked: { type: "final" },
    waiting: { type: "final" },
    failed: { on: { "flight.book": "booking" } },
  },
});
