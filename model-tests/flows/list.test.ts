import { listData } from "statechart-viewer/build/list";
import { expect, it } from "vitest";
import { machineIds } from "../../machines/index";
import config from "../statechart-viewer.config";

it("lists every machine once, with a state that exists", () => {
  const file = listData(config).find(({ name }) => name === "index.json");
  const list: { machine: string; shows: string | null }[] = JSON.parse(file?.content ?? "[]");
  expect(list.map(({ machine }) => machine).sort()).toEqual([...machineIds].sort());
  expect(list.filter(({ shows }) => shows === null)).toEqual([]);
});
