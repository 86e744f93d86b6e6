import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { machineIds } from "../../machines/index";
import { chosenMachines, readArguments } from "../../model-tests/qa/verb";
import { chartOfMachine } from "../chart/all";
import { testsFile } from "../tests/planned";
import type { Verb } from "../verb";
import { filesOf, indexFiles } from "./files";

/** What `build` writes below its folder; anything else there is somebody else's. */
const ours = /^[A-Za-z]+\.(json|svg|mmd)$/;

function readCall(verb: string, args: string[]) {
  const options = { to: { type: "string", default: "docs/flows" } } as const;
  const { values, positionals } = readArguments(`flows -- ${verb}`, args, options);
  return { folder: values.to, chosen: chosenMachines(positionals[0]) };
}

/** What a file says; nothing where there is none. */
const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The hash that a machine's data says it was drawn of. */
function drawnHash(file: string): string | null {
  try {
    const { chart } = JSON.parse(read(file)) as { chart: { hash: string } };
    return chart.hash;
  } catch {
    return null;
  }
}

export const buildVerb: Verb = {
  usage: `npm run flows -- build [MACHINE|all] [--to FOLDER]
Draws machines: SVG, JSON and Mermaid text, their planned tests, and the lists of all of them, in docs/flows/.`,

  async run(args, { say }) {
    const { folder, chosen } = readCall("build", args);
    const write = (name: string, content: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    };
    const began = performance.now();
    for (const id of chosen) {
      const { files, note } = await filesOf(id);
      for (const { name, content } of [...files, await testsFile(id)]) write(name, content);
      if (note) say(`${id}: ${note}`);
    }
    for (const { name, content } of indexFiles()) write(name, content);
    const known = new Set<string>([...machineIds, "index"]);
    for (const name of readdirSync(folder))
      if (ours.test(name) && !known.has(name.slice(0, name.lastIndexOf(".")))) rmSync(join(folder, name));
    say(`Drew ${chosen.length} machine(s) into ${folder}/ in ${Math.round((performance.now() - began) / 100) / 10} s.`);
    return 0;
  },
};

export const checkVerb: Verb = {
  usage: `npm run flows -- check [MACHINE|all] [--to FOLDER]
Fails where a picture is older than its machine, or has none, or the lists are not today's.`,

  async run(args, { say }) {
    const { folder, chosen } = readCall("check", args);
    const old = chosen.filter((id) => drawnHash(join(folder, `${id}.json`)) !== chartOfMachine(id).hash);
    for (const id of old) say(`${id}: its picture is not of this machine; npm run flows -- build draws it.`);
    const planned = await Promise.all(chosen.map(testsFile));
    const stale = [...indexFiles(), ...planned].filter(({ name, content }) => read(join(folder, name)) !== content);
    for (const { name } of stale) say(`${join(folder, name)} is not today's; npm run flows -- build writes it.`);
    if (old.length + stale.length > 0) return 1;
    say(`The pictures of ${chosen.length} machine(s) are up to date.`);
    return 0;
  },
};
