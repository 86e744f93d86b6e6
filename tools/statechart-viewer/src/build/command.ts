import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "statechart-testing/cli/command";
import { chosenMachines } from "statechart-testing/cli/subjects";
import type { Command } from "../cli/command";
import { chartOfMachine } from "../cli/machines";
import type { ViewerConfig } from "../config";
import { hashOfSvg } from "../drawing/svg";
import { buildData, buildLists, buildMap, buildViews } from "./data";
import { figuresTable } from "./figures";
import { drawingFile, drawingOf, indexFile } from "./files";
import { outdatedScreenshots } from "./screenshots";
import { read, write } from "./write";

const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);

export const buildCommand = (config: ViewerConfig): Command => ({
  usage: `${config.call} build [MACHINE|all] [--force] [--data]
Draws the machines that have changed since their drawing, and the index of all machines, in ${config.folder}/.
Machines with words are drawn in the product's words, others with the names in the code.
  --force              draws all machines, even unchanged ones
  --data               also generates the viewer's data, in ${config.data}/; otherwise it is generated on first use`,

  async run(args, { say }) {
    const { values, positionals } = readArguments(`${config.call} build`, args, {
      data: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
    });
    const chosen = chosenMachines(Object.keys(config.machines), positionals[0]);
    const began = performance.now();
    let drawn = 0;
    for (const id of chosen) {
      const chart = chartOfMachine(config, id);
      const isCurrent = hashOfSvg(read(join(config.folder, drawingFile(id)))) === chart.hash;
      if (!isCurrent || values.force) {
        const { file, note } = await drawingOf(config, chart, config.machines[id]?.words ? "product" : "engineering");
        write(config.folder, file);
        if (note) say(`${id}: ${note}`);
        drawn += 1;
      }
      if (values.data) await buildData(config, id);
    }
    write(config.folder, indexFile(config));
    if (values.data) {
      buildLists(config);
      await buildMap(config);
      await buildViews(config);
    }
    for (const name of readdirSync(config.folder))
      if (name.endsWith(".svg") && !(name.slice(0, -4) in config.machines)) rmSync(join(config.folder, name));
    say(`Drew ${drawn} of ${chosen.length} machine(s) into ${config.folder}/ in ${seconds(began)} s.`);
    return 0;
  },
});

export const checkCommand = (config: ViewerConfig): Command => ({
  usage: `${config.call} check [MACHINE|all] [--screenshots] [--figures]
Fails if a drawing is missing or older than its machine, or if the index is out of date. Names screenshots that are
older than their views.
  --screenshots        also fails if a screenshot is older than its view
  --figures            also prints how well each level can be read: the smallest text when it opens in windows of three
                       widths, the position of first states, crossings, and lines through texts; takes a minute`,

  async run(args, { say }) {
    const { values, positionals } = readArguments(`${config.call} check`, args, {
      screenshots: { type: "boolean", default: false },
      figures: { type: "boolean", default: false },
    });
    const chosen = chosenMachines(Object.keys(config.machines), positionals[0]);
    if (values.figures) say(await figuresTable(config, chosen));
    const stale = chosen.filter(
      (id) => hashOfSvg(read(join(config.folder, drawingFile(id)))) !== chartOfMachine(config, id).hash,
    );
    for (const id of stale) say(`${id}: its drawing is older than the machine; ${config.call} build draws it again.`);
    const index = indexFile(config);
    const isIndexStale = read(join(config.folder, index.name)) !== index.content;
    if (isIndexStale) say(`${join(config.folder, index.name)} is not current; ${config.call} build writes it.`);
    const screenshots = await outdatedScreenshots(config, chosen);
    for (const note of screenshots) say(note);
    if (stale.length > 0 || isIndexStale || (values.screenshots && screenshots.length > 0)) return 1;
    say(`The drawings of ${chosen.length} machine(s) are current.`);
    return 0;
  },
});
