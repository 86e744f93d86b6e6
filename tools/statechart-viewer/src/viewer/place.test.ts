import { describe, expect, it } from "vitest";
import { addressOf, atHome, type Place, readPlace } from "./place";

const base = "/academy/flows/";
const read = (address: string) => {
  const { pathname, search } = new URL(address, "https://academy.test");
  return readPlace(base, { pathname, search });
};

describe("addresses of the viewer", () => {
  it("name the pages of requirements", () => {
    expect(addressOf(base, { ...atHome, requirement: "" })).toBe("/academy/flows/requirements/");
    expect(addressOf(base, { ...atHome, requirement: "R21" })).toBe("/academy/flows/requirements/R21/");
    expect(read("/academy/flows/requirements/R21")).toEqual({ ...atHome, requirement: "R21" });
  });

  it("name the list and a machine", () => {
    expect(read("/academy/flows/")).toEqual(atHome);
    expect(read("/academy/flows/exam/")).toEqual({ ...atHome, machine: "exam" });
    expect(read("/academy/flows/exam")).toEqual({ ...atHome, machine: "exam" });
  });

  it.each<Partial<Place>>([
    { machine: "exam", state: "exam.stage.loading" },
    { machine: "exam", transition: "exam.stage.failed exam.retry #2", language: "de", beside: "zh-Hans" },
    { machine: "quiz", overlay: "usage", period: 7, source: "recorded" },
    { machine: "quiz", overlay: "screenshots", period: null, theme: "dark", width: 375 },
    { machine: "quiz", pane: "live", state: "quiz.asking" },
    { words: "answer & submit" },
    { machine: "exam", wording: "engineering" },
    { requirement: "", words: "exam" },
    { requirement: "S4.exam", wording: "engineering" },
    { machine: "né", words: "back" },
  ])("contain the whole location: %j", (said) => {
    const place = { ...atHome, ...said };
    expect(read(addressOf(base, place))).toEqual(place);
  });

  it("omit defaults", () => {
    expect(addressOf(base, { ...atHome, machine: "exam", pane: "live" })).toBe("/academy/flows/exam/?live");
    expect(addressOf(base, { ...atHome, theme: "dark" })).toBe("/academy/flows/");
  });

  it("ignore invalid values", () => {
    expect(read("/academy/flows/exam/?show=all&days=8&width=wide&theme=red&language=<b>")).toEqual({
      ...atHome,
      machine: "exam",
    });
    expect(read("/academy/flows/%E0/").machine).toBe("%E0");
    expect(read("/academy/flows/exam/?wording=poetry").wording).toBe("product");
  });
});
