import { describe, expect, it } from "vitest";
import { definePage } from "../drivers/page-tests";
import type { User } from "../drivers/user";
import { planning } from "../planner/planning";
import type { Step } from "../simulator/step";
import { call, kioskModel as testModel, kioskPage as tests } from "../testing/kiosk";
import { formatted, type OnPage, playwrightOf } from "./playwright";

const event = (type: string, one = "", actor = ""): Step => ({ kind: "event", actor, type, case: one });
const outcome = (invoke: string, one: string): Step => ({ kind: "outcome", actor: "", invoke, case: one });

/** The planned machine with other tests. */
function planned(...all: { input: string; steps: Step[] }[]): OnPage {
  const { plan, ...rest } = planning(testModel, "tour", 0);
  return { title: "Ice cream", tests, planning: { ...rest, plan: { ...plan, tests: all, steps: 7 } } };
}
const write = async (one: OnPage) =>
  formatted(await playwrightOf(one, { file: "kiosk.spec.ts", program: "statechart-testing" }));

/** The lines of each step of a written test, by step title, without indentation. */
function stepsIn(text: string): Record<string, string[]> {
  const steps = [...text.matchAll(/await test\.step\("(.*)", async \(\) => \{\n([\s\S]*?)\n {4}\}\);/g)];
  return Object.fromEntries(steps.map(([, title, body = ""]) => [title, body.split("\n").map((line) => line.trim())]));
}

describe("a written test", () => {
  it("opens the page like the browser driver and checks the start", async () => {
    const text = await write(planned({ input: "", steps: [] }));
    expect(text).toContain('test("kiosk 1: 0 steps to open", async ({ page }) => {');
    expect(text).toContain("const view = page.locator(\"main, [role='dialog']\");");
    expect(stepsIn(text)).toEqual({
      "start → open": [
        'await page.addInitScript(() => sessionStorage.setItem("purse", "full"));',
        "await open(page, subject, otherReplies);",
        'await reaches(page, "open");',
        'await expect(view.getByText("Open").first()).toBeVisible();',
        'await expect(view.getByLabel("Kind", { exact: true }).and(page.locator("input, textarea")).first()).toBeVisible();',
      ],
    });
    expect(text).toContain(
      '  const otherReplies = { "GET /academy/api/prices/": { vanilla: 2 }, "POST /token/": { token: "token" } };',
    );
    expect(text).toContain(`  const subject: Subject = {
    machine: "kiosk",
    path: "/academy/kiosk/",
    from: "/",
    calls,
    world: { "": ["weather.changed"], asking: [] },
    stubbed: ["melt"],
  };`);
  });

  it("performs user actions and replies to calls", async () => {
    const text = await write(
      planned({
        input: "",
        steps: [
          event("ice.order", "vanilla"),
          event("ask.answer", "", "asking"),
          outcome("makeIce", "done"),
          { kind: "time", ms: 4000 },
          event("shop.close"),
          outcome("cleanUp", "done"),
        ],
      }),
    );
    expect(text).toContain(
      '  const calls = { makeIce: "POST /academy/api/ice/{kind}/", cleanUp: "DELETE /academy/api/day/" };\n',
    );
    expect(text).toContain(
      '  const makeIceDone = { ice: { made: "with much care", of: "milk and sugar and vanilla" } };\n',
    );
    const { "start → open": _, ...steps } = stepsIn(text);
    expect(steps).toEqual({
      "ice.order (vanilla) → making": [
        'await page.evaluate(() => localStorage.setItem("ordered", "vanilla"));',
        'await view.getByLabel("Kind", { exact: true }).and(page.locator("input, textarea")).fill("vanilla");',
        'await view.getByRole("button", { name: named("Order, please") }).click();',
        'await reaches(page, "making");',
        'await reaches(page, "open", "asking");',
        "await arrives(calls.makeIce);",
        'await expect(page.getByRole("dialog", { name: "Really?", exact: true }).first()).toBeVisible();',
      ],
      "asking: ask.answer → making": [
        'await view.getByRole("button", { name: "Yes", exact: true }).click();',
        'await reaches(page, "making");',
        'await reaches(page, "closed", "asking");',
      ],
      "makeIce → done → made": [
        'await page.evaluate(() => localStorage.setItem("ice", "1"));',
        'await page.evaluate(() => sessionStorage.setItem("cone", "2"));',
        "await answer(calls.makeIce, 200, makeIceDone);",
        'await reaches(page, "made");',
        'await expect(view.getByText("One vanilla").first()).toBeVisible();',
      ],
      "after 4000 ms → open": [
        "await page.clock.runFor(4000);",
        'await reaches(page, "open");',
        'await expect(view.getByText("Open").first()).toBeVisible();',
        'await expect(view.getByLabel("Kind", { exact: true }).and(page.locator("input, textarea")).first()).toBeVisible();',
      ],
      "shop.close → closing": [
        'await view.getByRole("button", { name: "Close", exact: true }).click();',
        'await reaches(page, "closing");',
        "await arrives(calls.cleanUp);",
      ],
      "cleanUp → done → closed": ["await answer(calls.cleanUp, 204);", 'await reaches(page, "closed");'],
    });
  });

  it("needs steps that its test model has", () => {
    const page = (keeps: object) => () => definePage({ ...tests, keeps: { ...tests.keeps, ...keeps } });
    expect(page({})).not.toThrow();
    for (const label of ["makeIce → burnt", "boilIce → done", "ice.order (mint)"])
      expect(page({ [label]: {} })).toThrow(
        `kiosk: the test model has no step "${label}"; correct its name, or remove it.`,
      );
  });

  it("sends the machine events that have no control, and says why", async () => {
    const order = event("ice.order", "vanilla");
    const close = event("shop.close");
    const text = await write(
      planned(
        { input: "", steps: [event("weather.changed", "hot"), event("ice.order", "unknown")] },
        { input: "", steps: [order, close] },
        { input: "", steps: [order, event("ask.answer", "", "asking"), outcome("makeIce", "done"), close] },
      ),
    );
    const steps = stepsIn(text);
    expect(steps["weather.changed (hot) → open"]?.[0]).toBe('await tell(page, "weather.changed", { degrees: 30 });');
    expect(steps["ice.order (unknown) → open"]?.slice(0, 2)).toEqual([
      "// The machine takes no notice of it here.",
      'await tell(page, "ice.order", { kind: "" });',
    ]);
    expect(steps["shop.close → closing"]).toEqual([
      "// A person cannot do this here: the key is under the counter.",
      'await tell(page, "shop.close");',
      'await reaches(page, "closing");',
      "await arrives(calls.cleanUp);",
    ]);
    // The dialog covers it, and the test no longer waits for the ice.
    expect(text).toContain(`      await leave(calls.makeIce);
      // A person does not get at it here.
      await tell(page, "shop.close");`);
  });

  it("fails calls and ends actors that do not call a server", async () => {
    const begin = [event("ice.order", "vanilla"), event("ask.answer", "", "asking")];
    const steps = [
      ...begin,
      outcome("makeIce", "offline"),
      ...begin,
      outcome("makeIce", "refused"),
      ...begin,
      outcome("makeIce", "done"),
      outcome("melt", "done"),
      event("shop.close"),
      outcome("cleanUp", "broken"),
    ];
    const written = stepsIn(await write(planned({ input: "", steps })));
    expect(written["makeIce → offline → open"]?.[0]).toBe("await cutOff(calls.makeIce);");
    expect(written["makeIce → refused → open"]?.[0]).toBe(
      'await refuse(calls.makeIce, 429, "too_many", { retryAfter: 30, fields: [{ path: "kind", message: "No more." }] });',
    );
    expect(written["melt → done → open"]?.[0]).toBe('await end(page, "melt", {});');
    expect(written["cleanUp → broken → open"]?.[0]).toBe('await refuse(calls.cleanUp, 500, "internal");');
  });

  it("declares its own page if the page depends on the input", async () => {
    const one = planned({ input: "", steps: [] }, { input: "abroad", steps: [] });
    const byInput = { ...tests, never: {}, path: (input: string) => `/academy/kiosk/${input}?from=home` };
    const text = await write({
      ...one,
      tests: {
        ...byInput,
        actor: { abroad: "second" },
        keepsLearner: true,
        stays: { "signIn.requested": "it would end" },
      },
    });
    expect(text).toContain('path: "/academy/kiosk/?from=home"');
    expect(text).toContain('path: "/academy/kiosk/abroad?from=home"');
    expect(text.match(/actor: "second"/g)).toHaveLength(1);
    expect(text.match(/keepsLearner: true/g)).toHaveLength(2);
    expect(text.match(/unheard: \["signIn.requested"\]/g)).toHaveLength(2);
  });

  it("includes the query if other calls have the same path, and starts with user actions if needed", async () => {
    const calls = () => ({
      ...tests.calls(""),
      makeIce: { ...tests.calls("").makeIce, call: call("GET", "/ice/"), query: { kind: "best" } },
    });
    const woken = { ...tests, calls: calls as never, opens: (user: User) => user.press("button", "Ring") };
    const text = await write({ ...planned({ input: "", steps: [] }), tests: woken });
    expect(text).toContain("/ice/?kind=best");
    expect(stepsIn(text)["start → open"]?.slice(1, 3)).toEqual([
      "await open(page, subject, otherReplies);",
      'await view.getByRole("button", { name: "Ring", exact: true }).click();',
    ]);
  });

  it("refuses a call of the rest of the page if its reply says so", async () => {
    const refused = [call("POST", "/login/"), { error: { code: "ice_needed" } }, 403] as const;
    const text = await write({ ...planned({ input: "", steps: [] }), tests: { ...tests, answers: () => [refused] } });
    expect(stepsIn(text)["start → open"]).toContain(
      'await open(page, subject, otherReplies, { "POST /login/": 403 });',
    );
    expect(text).toContain(
      "await route.fulfill(json === null ? { status: 204 } : { status: statuses[call] ?? 200, json });",
    );
  });

  it("is skipped if the page never gets there", async () => {
    const text = await write(planned({ input: "abroad", steps: [event("ice.order", "vanilla")] }));
    expect(text).toContain(
      '  // Not on this page: the kiosk stays here.\n  test.skip("kiosk 1: from abroad", () => {});\n',
    );
  });
});

describe("a written file", () => {
  const short = planned({ input: "", steps: [] });

  it("explains what it is and how to run it", async () => {
    const text = await playwrightOf(short, { file: "ice.spec.ts", program: "statechart-testing" });
    const { hash } = short.planning.plan;
    expect(text.split("\n\n")[0]?.split("\n").slice(1)).toEqual([
      `//   kiosk (Ice cream): 1 test, 7 steps; tour, seed 0, hash ${hash}`,
      "//",
      "// All that it needs is the site, running, and @playwright/test:",
      "//   KIOSK_URL=http://localhost:3000 npx playwright test ice.spec.ts",
      "// CHROMIUM_PATH names the browser where it is not Playwright's own.",
    ]);
  });

  it("contains only the parts of the head that it uses, and imports nothing from the project", async () => {
    const text = await write(short);
    const functions = [...text.matchAll(/^(?:async )?function (\w+)|^const (named) =/gm)].map((found) => found[1]);
    expect(functions).toEqual(["open", "reaches", "takeHold"]);
    expect(text).not.toMatch(/^export/m);
    expect([...text.matchAll(/from "(.*)"/g)].map(([, module]) => module)).toEqual(["@playwright/test"]);

    const more = await write(
      planned({ input: "", steps: [event("ice.order", "vanilla"), outcome("makeIce", "done")] }),
    );
    expect(more).toContain("\nconst named = (name: string)");
    expect(more).toContain("\nasync function take(call: string");
    expect(more).not.toContain("async function refuse(");
  });

  it("is deterministic", async () => {
    const one = { ...short, planning: planning(testModel, "tour", 0) };
    const text = await write(one);
    expect(await write({ ...one, planning: planning(testModel, "tour", 0) })).toBe(text);
    expect(Object.keys(stepsIn(text)).length).toBeGreaterThan(5);
  });
});
