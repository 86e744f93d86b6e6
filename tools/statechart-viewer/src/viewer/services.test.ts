import { describe, expect, it } from "vitest";
import { createServices } from "./services";
import { drawnDoor, listedDoor } from "./testing";

const { signal } = new AbortController();
const noon = Date.UTC(2026, 10, 22, 12);

/** Services with a server that answers by path, and with 404 for other paths. */
function servicesOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const services = createServices({
    base: "/academy/flows/",
    now: () => noon,
    fetch: async (input) => {
      const path = String(input).replace("/academy/flows/data/", "");
      asked.push(path);
      const answer = answers[path];
      if (answer instanceof Response) return answer;
      if (answer === "offline") throw new TypeError("no network");
      return answer === undefined ? new Response("{}", { status: 404 }) : Response.json(answer);
    },
  });
  return { services, asked };
}

describe("the viewer's calls", () => {
  it("return the server's data", async () => {
    const { services } = servicesOf({ "index.json": [listedDoor], "door.json": drawnDoor });
    expect(await services.loadList(signal)).toEqual([listedDoor]);
    expect((await services.loadMachine({ machine: "door", wording: "product" }, signal)).chart.machine).toBe("door");
  });

  it.each([
    ["notFound", undefined],
    ["forbidden", new Response("{}", { status: 403 })],
    ["forbidden", new Response("{}", { status: 401 })],
    ["network", new Response("{}", { status: 502 })],
    ["network", "offline"],
    ["malformed", new Response("<!doctype html>")],
    ["malformed", { rows: [] }],
  ])("fail with %s", async (code, answer) => {
    const { services } = servicesOf({ "index.json": answer });
    await expect(services.loadList(signal)).rejects.toEqual({ code });
  });

  it("treat missing data as empty, and select the machine's", async () => {
    const open = { machine: "door", state: "door.open", file: "open.webp" };
    const { services } = servicesOf({ "screenshots.json": [open, { ...open, machine: "gate" }] });
    expect(await services.loadEvidence("door", signal)).toEqual({
      tests: null,
      runs: [],
      screenshots: [open],
      loadedAt: noon,
    });
    expect(await services.loadUsage({ machine: "door", period: 7, language: null, source: null }, signal)).toBe(null);
  });

  it("load results and screenshots of all machines for the list", async () => {
    const summary = { machine: "door", date: "2026-11-22", passed: 1, failed: 0, flaky: 0 };
    const { services } = servicesOf({ "runs.json": [summary] });
    expect(await services.loadOverview(signal)).toEqual({ runs: [summary], screenshots: [], loadedAt: noon });
    const { services: cutOff } = servicesOf({ "screenshots.json": "offline" });
    await expect(cutOff.loadOverview(signal)).rejects.toEqual({ code: "network" });
  });

  it("do not treat a failure as missing data", async () => {
    const { services } = servicesOf({ "runs/door.json": "offline" });
    await expect(services.loadEvidence("door", signal)).rejects.toEqual({ code: "network" });
  });

  it("request usage by days, including today", async () => {
    const { services, asked } = servicesOf({});
    await services.loadUsage({ machine: "door", period: 7, language: "de", source: "recorded" }, signal);
    await services.loadUsage({ machine: "door", period: null, language: null, source: null }, signal);
    expect(asked).toEqual([
      "usage.json?machine=door&from=2026-11-16&locale=de&source=recorded",
      "usage.json?machine=door",
    ]);
  });

  it("load a machine in the words of the code from a file of its own", async () => {
    const { services, asked } = servicesOf({ "door.engineering.json": drawnDoor });
    await services.loadMachine({ machine: "door", wording: "engineering" }, signal);
    expect(asked).toEqual(["door.engineering.json"]);
  });

  it("load the screenshots of all machines, and the tests of one, for requirements", async () => {
    const { services } = servicesOf({
      "runs/door.json": [{ machine: "door", hash: "1", tests: [] }],
      "tests/door.json": { tests: [], ways: {}, uncovered: {} },
    });
    expect(await services.loadScreenshots(signal)).toEqual([]);
    expect(await services.loadTests("door", signal)).toMatchObject({
      tests: { tests: [] },
      runs: [{ machine: "door", hash: "1", tests: [] }],
    });
    expect(await services.loadTests("gate", signal)).toEqual({ tests: null, runs: [] });
  });

  it("load all charts at once for the search", async () => {
    const { services, asked } = servicesOf({ "charts.json": [drawnDoor.chart] });
    expect((await services.loadCharts(signal)).map(({ machine }) => machine)).toEqual(["door"]);
    expect(asked).toEqual(["charts.json"]);
  });
});
