import { describe, expect, it } from "vitest";
import { type AnyMachineSnapshot, createActor } from "xstate";
import { administratorHere, editorHere, fakeActor, offline, online, signedIn, signedOut } from "../testing";
import { createStaffAction } from "./staff-action";
import { createStaffList, type ListPage, type Query } from "./staff-list";

const doorOpening = createStaffAction<string, string>({
  id: "doorOpening",
  description: "Opening a door.",
  screen: "DoorDialog",
  requirements: ["R62"],
});
const doors = createStaffList<ListPage<string>>({
  id: "doors",
  description: "The doors.",
  screen: "DoorsPage",
  requirements: ["R62"],
  staffActions: { doorOpening },
});

const pageOf = (...data: string[]): ListPage<string> => ({ data, next: null, previous: null });

function list(query: Query = {}) {
  const load = fakeActor<ListPage<string>, { query: Query }>();
  const announced: unknown[] = [];
  const focused: string[] = [];
  const actor = createActor(doors.provide({ actors: { loadPage: load.logic } } as never), { input: { query } });
  actor.on("query.changed", (event) => announced.push(event));
  actor.on("focus.requested", ({ part }) => focused.push(part));
  actor.start();
  return {
    actor,
    load,
    announced,
    focused,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    question: () => actor.getSnapshot().children.doorOpening?.getSnapshot() as AnyMachineSnapshot | undefined,
  };
}
async function shown(query?: Query, page = pageOf("front")) {
  const opened = list(query);
  opened.actor.send(administratorHere);
  await opened.load.answer(page);
  return opened;
}

describe("a list for administrators (R62)", () => {
  it.each([
    [editorHere, "forbidden"],
    [signedIn, "forbidden"],
    [signedOut, "signedOut"],
  ])("is for nobody else", (session, expected) => {
    const { actor, state, load } = list();
    actor.send(session);
    expect([state(), load.calls]).toEqual([expected, []]);
  });

  it("asks for what the address says, also if that changes before it is known who is here", async () => {
    const { actor, load, state } = list({ search: "front" });
    actor.send({ type: "address.changed", query: { search: "back" } });
    actor.send(administratorHere);
    expect(load.inputs()).toEqual([{ query: { search: "back" } }]);
    await load.answer(pageOf());
    expect(state()).toEqual({ open: "empty" });
  });

  it("asks again with applied filters, without those that are empty, and puts them into the address", async () => {
    const { actor, load, announced, state, context } = await shown();
    actor.send({ type: "filters.apply", filters: { search: "back", plan: "" } });
    expect([state(), load.inputs().at(-1)]).toEqual([{ open: "loading" }, { query: { search: "back" } }]);
    // What was there stays until the new page comes.
    expect(context().page).toEqual(pageOf("front"));
    expect(announced).toEqual([{ type: "query.changed", query: { search: "back" } }]);
    // The form says so itself, and keeps what is in it.
    expect(context().turns).toBe(0);
  });

  it("is cleared only if there are filters; the form then begins with none", async () => {
    const { actor, load, announced, context } = await shown();
    actor.send({ type: "filters.clear" });
    expect([load.calls.length, announced]).toEqual([1, []]);
    actor.send({ type: "filters.apply", filters: { search: "back" } });
    await load.answer(pageOf());
    actor.send({ type: "filters.clear" });
    expect([load.inputs().at(-1), announced.at(-1), context().turns]).toEqual([
      { query: {} },
      { type: "query.changed", query: {} },
      1,
    ]);
  });

  it.each<[Query, boolean]>([
    [{ search: "front" }, false],
    [{ search: "back" }, true],
    [{}, true],
    [{ search: "front", plan: "paid" }, true],
    [{ plan: "front" }, true],
  ])("asks again when the address changes to %j, and moves the focus to the list: %s", async (query, isNews) => {
    const { actor, load, context, announced, focused } = await shown({ search: "front" });
    actor.send({ type: "address.changed", query });
    expect([load.calls.length, context().turns, announced]).toEqual([isNews ? 2 : 1, Number(isNews), []]);
    // The link that was pressed is below the list.
    expect(focused).toEqual(isNews ? ["list"] : []);
    expect(context().query).toEqual(isNews ? query : { search: "front" });
  });

  it.each([
    ["forbidden", 403, "forbidden"],
    ["signed_out", 401, "signedOut"],
  ] as const)("forgets the page, and closes what was asked, when it is over: %s", async (code, status, expected) => {
    const { actor, load, state, context, question } = await shown();
    actor.send({ type: "action.request", action: "doorOpening", subject: "front" });
    actor.send({ type: "screen.reopened" });
    await load.fail(code, status);
    expect([state(), context().page, question()?.value]).toEqual([expected, null, "closed"]);
    const first = list();
    first.actor.send(administratorHere);
    await first.load.fail(code, status);
    expect(first.state()).toBe(expected);
  });

  it("keeps its filters after a failure, and asks again on request, and when the network is back", async () => {
    const { actor, load, state } = list({ search: "front" });
    actor.send(administratorHere);
    await load.fail("internal", 500);
    expect(state()).toEqual({ open: "failed" });
    actor.send({ type: "list.retry" });
    await load.fail("network");
    actor.send(offline);
    actor.send(online);
    expect(load.inputs()).toEqual(Array.from({ length: 3 }, () => ({ query: { search: "front" } })));
  });

  it("that is shown again is asked for again, and stays if no answer comes", async () => {
    const { actor, load, state, context } = await shown();
    actor.send({ type: "screen.reopened" });
    actor.send({ type: "screen.reopened" });
    expect([state(), load.calls.length]).toEqual([{ open: "refreshing" }, 3]);
    await load.fail("network");
    expect([state(), context().page]).toEqual([{ open: "shown" }, pageOf("front")]);
    actor.send({ type: "screen.reopened" });
    await load.answer(pageOf());
    expect(state()).toEqual({ open: "empty" });
    actor.send({ type: "screen.reopened" });
    await load.answer(pageOf("back"));
    expect([state(), context().page]).toEqual([{ open: "shown" }, pageOf("back")]);
  });
});

describe("what is done to its entries", () => {
  it("is asked with the seed of the session, one question at a time", async () => {
    const { actor, question } = await shown();
    actor.send({ type: "action.request", action: "doorOpening", subject: "front" });
    expect(question()?.context).toMatchObject({ subject: "front", seed: "seed" });
    actor.send({ type: "action.request", action: "doorOpening", subject: "back" });
    expect(question()?.context).toMatchObject({ subject: "back" });
  });

  it.each(["loading", "shown", "refreshing", "empty"])("makes a list that is %s ask again", async (when) => {
    const { actor, load, state } =
      when === "loading" ? list() : await shown({}, when === "empty" ? pageOf() : undefined);
    if (when === "loading") actor.send(administratorHere);
    if (when === "refreshing") actor.send({ type: "screen.reopened" });
    const calls = load.calls.length;
    actor.send({ type: "action.settled" });
    expect([state(), load.calls.length]).toEqual([{ open: when === "loading" ? "loading" : "refreshing" }, calls + 1]);
  });

  it("is closed when somebody else is here", async () => {
    for (const session of [administratorHere, signedOut, editorHere]) {
      const { actor, question } = await shown();
      actor.send({ type: "action.request", action: "doorOpening", subject: "front" });
      actor.send(session);
      expect(question()?.value).toBe("closed");
    }
  });
});
