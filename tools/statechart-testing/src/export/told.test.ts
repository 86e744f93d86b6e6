import { describe, expect, it } from "vitest";
import type { TestModel } from "../model/test-model";
import { planning } from "../planner/planning";
import type { Step } from "../simulator/step";
import { kioskModel, kioskPage } from "../testing/kiosk";
import { type CommonWords, faultsInWords } from "./step-words";
import { toldOf } from "./told";

const event = (type: string, one = "", actor = ""): Step => ({ kind: "event", actor, type, case: one });
const outcome = (invoke: string, one: string): Step => ({ kind: "outcome", actor: "", invoke, case: one });

const common: CommonWords = {
  events: { "weather.changed": { hot: "It gets hot." } },
  failure: (error) => ((error as { status: number }).status === 0 ? null : "there is no ice left"),
};
const words = {
  start: { abroad: "Go abroad and find a kiosk." },
  outcomes: {
    makeIce: { asks: "make an ice cream", done: "here it is" },
    cleanUp: { asks: "clean up", done: "it is clean" },
    melt: { done: "The ice cream has melted." },
  },
};

/** What is told of a test: each step as what to do and what to check. */
async function told(steps: Step[], { input = "", model = { ...kioskModel, words } as TestModel } = {}) {
  const { plan, ...rest } = planning(kioskModel, "tour", 0);
  const one = { ...rest, testModel: model, plan: { ...plan, tests: [{ input, steps }], steps: steps.length } };
  const { tests } = await toldOf({
    title: "Ice cream",
    planning: one,
    screen: kioskPage.screen,
    page: kioskPage,
    common,
  });
  return tests[0]?.steps.map(({ does, sees }) => [does.join(" "), sees.join(" ")]);
}
const begin = [event("ice.order", "vanilla"), event("ask.answer", "", "asking")];

describe("a test in words", () => {
  it("says what to do and what to see, with the labels of the page", async () => {
    const steps = [...begin, outcome("makeIce", "done"), { kind: "time" as const, ms: 4000 }];
    expect(await told(steps)).toEqual([
      ["Open the page /academy/kiosk/ in the browser.", "You see “Open” and the field “Kind”."],
      ["Type “vanilla” into the field “Kind”. Click “Order, please”.", "You see the dialog “Really?”"],
      ["Click “Yes”.", "The state is now making. The state is now closed."],
      ["The server answers the request to make an ice cream: here it is.", "You see “One vanilla”."],
      ["Wait 4 seconds.", "You see “Open” and the field “Kind”."],
    ]);
  });

  it("says how calls fail, and what still holds if nothing changes", async () => {
    const steps = [
      event("weather.changed", "hot"),
      ...begin,
      outcome("makeIce", "offline"),
      ...begin,
      outcome("makeIce", "refused"),
    ];
    const all = (await told(steps)) ?? [];
    expect(all[1]).toEqual(["It gets hot.", "Nothing changes: you still see “Open” and the field “Kind”."]);
    expect([all[4]?.[0], all[7]?.[0]]).toEqual([
      "The request to make an ice cream fails, because the server cannot be reached.",
      "The server answers the request to make an ice cream: there is no ice left.",
    ]);
  });

  it("says what the page does not offer, and why", async () => {
    const [, unknown] = (await told([event("ice.order", "unknown")])) ?? [];
    expect(unknown?.[0]).toBe(
      "Check that the page does not let you do this now: empty the field “Kind”, then click “Order, please”.",
    );
    const all = (await told([...begin, outcome("makeIce", "done"), event("shop.close")])) ?? [];
    expect(all[4]?.[0]).toBe(
      "The page does not offer this here: the key is under the counter. Ask a developer to trigger it: click “Close”.",
    );
  });

  it("starts as its words say", async () => {
    expect((await told([], { input: "abroad" }))?.[0]?.[0]).toBe("Go abroad and find a kiosk.");
  });

  it("falls back to code names", async () => {
    const all = await told([event("weather.changed", "hot"), ...begin, outcome("makeIce", "done")], {
      model: { ...kioskModel, words: {} } as TestModel,
    });
    expect(all?.[4]?.[0]).toBe("The call “make ice” ends with “done”.");
  });
});

describe("the words of a test model", () => {
  const faultsOf = (more: object, shared: CommonWords | undefined = common) =>
    faultsInWords(
      { ...kioskPage.screen, testModel: { ...kioskModel, words: { ...words, ...more } } },
      { page: kioskPage, common: shared },
    );

  it("are complete, or what is missing is named", () => {
    const start = { "": "Fill your purse, and open the kiosk." };
    expect(faultsOf({ start: { ...start, ...words.start } })).toEqual([]);
    expect(faultsOf({ start, outcomes: { makeIce: { asks: "make an ice cream" } } }, {})).toEqual([
      "kiosk: no words say how a test starts (abroad); add them to its test model.",
      ...["weather.changed (hot)", "makeIce → done", "makeIce → offline", "makeIce → refused", "cleanUp → done"].map(
        (one) => `kiosk: no words say what ${one} means to a tester; add them to its test model.`,
      ),
      ...["cleanUp → broken", "melt → done"].map(
        (one) => `kiosk: no words say what ${one} means to a tester; add them to its test model.`,
      ),
    ]);
  });

  it("are of what there is", () => {
    const outcomes = { ...words.outcomes, makeIce: { ...words.outcomes.makeIce, gone: "it is gone" } };
    expect(
      faultsOf({
        start: { "": "Open.", abroad: "Go.", home: "Stay." },
        events: { "ice.eat": { all: "Eat." } },
        outcomes,
      }),
    ).toEqual(
      ["ice.eat (all)", "makeIce → gone", "the start (home)"].map(
        (one) => `kiosk: there are words for ${one}, which it does not have.`,
      ),
    );
  });
});
