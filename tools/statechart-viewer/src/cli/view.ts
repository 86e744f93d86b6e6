import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments } from "statechart-testing/cli/command";
import { type ExportedMachine, machinesIn, subjectsIn } from "statechart-testing/cli/machine-files";
import { messageOf, UsageError } from "statechart-testing/cli/usage-error";
import type { Connect } from "vite";
import { buildLevel, buildLists, buildMachine, buildMap, buildTests } from "../build/data";
import type { ViewerConfig } from "../config";

import { type Command, type Output, program, ViewerError } from "./command";
import { requiredFile } from "./draw";

const defaultPort = 4180;

/** A viewer configuration for a file's machines. */
const configOf = (found: readonly ExportedMachine[], data: string): ViewerConfig => ({
  machines: Object.fromEntries(
    found.map(({ machine }) => [machine.id, { machine, title: machine.id, group: "machines" }] as const),
  ),
  folder: data,
  data,
  call: program,
  guide: "the README of statechart-viewer",
  introduction: "",
  revisions: { repository: ".", cache: data, folders: [], registry: "", reader: new URL(import.meta.url) },
});

/**
 * Generates the viewer's data for a file's machines, except the layouts of their levels. Machines that need data for
 * tests are shown without tests.
 */
async function generate(config: ViewerConfig, file: string, { say }: Output): Promise<void> {
  for (const { id, testModel } of await subjectsIn(file)) {
    const missing = await testModel().then(
      () => null,
      (thrown: unknown) => {
        if (thrown instanceof UsageError) return thrown.message;
        throw thrown;
      },
    );
    if (missing !== null) say(`${id} is shown without planned tests: ${missing}`);
    buildMachine(config, id);
    if (missing === null) await buildTests({ ...config, testModelOf: testModel }, id);
  }
  buildLists(config);
  await buildMap(config);
}

/** The data below `/data/` at an address, generated first if it is a level; null if there is none. */
async function dataAt(config: ViewerConfig, url: string): Promise<Buffer | null> {
  const [, name = ""] = /^\/data\/((?:tests\/|levels\/[\w.%-]+\/)?[\w.%-]+\.json)(?:\?|$)/.exec(url) ?? [];
  const path = decodeURIComponent(name);
  const [, machine = "", level = ""] = /^levels\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  if (level !== "" && machine in config.machines) await buildLevel(config, machine, level);
  const file = join(config.data, path);
  return path !== "" && !path.includes("..") && existsSync(file) ? readFileSync(file) : null;
}

/** Serves the data of the viewer; answers 404 for what does not exist. */
const serveData =
  (config: ViewerConfig): Connect.NextHandleFunction =>
  ({ url = "" }, response, next) => {
    if (!url.startsWith("/data/")) return next();
    dataAt(config, url).then((content) => {
      if (content === null) response.writeHead(404).end();
      else response.writeHead(200, { "content-type": "application/json" }).end(content);
    }, next);
  };

/** A running viewer. */
export interface RunningViewer {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the viewer for the machines of a file.
 * @param port 0 selects a free port
 * @throws {UsageError} if the file exports no machine, or the port is in use
 */
export async function startView(file: string, port: number, output: Output): Promise<RunningViewer> {
  const folder = mkdtempSync(join(tmpdir(), "statechart-viewer-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const config = configOf(await machinesIn(file), folder);
    await generate(config, file, output);
    const { createServer } = await import("vite");
    const server = await createServer({
      configFile: false,
      root: fileURLToPath(new URL("../app", import.meta.url)),
      cacheDir: join(folder, "vite"),
      logLevel: "error",
      define: { viewedFile: JSON.stringify(file) },
      server: { host: "localhost", port, strictPort: true, fs: { strict: false } },
      plugins: [
        { name: "statechart-data", configureServer: ({ middlewares }) => void middlewares.use(serveData(config)) },
      ],
    });
    await server.listen().catch((cause) => {
      throw new ViewerError(`Port ${port} cannot be used (${messageOf(cause)}); name another one with --port.`, {
        cause,
      });
    });
    const address = server.httpServer?.address();
    const at = typeof address === "object" && address ? address.port : port;
    return {
      url: `http://localhost:${at}/`,
      async close() {
        await server.close();
        remove();
      },
    };
  } catch (thrown) {
    remove();
    throw thrown;
  }
}

function readPort(typed: string): number {
  const port = Number(typed);
  if (!/^\d{1,5}$/.test(typed) || port > 65_535)
    throw new ViewerError(`--port is "${typed}"; take a number from 0 to 65535.`);
  return port;
}

/** Serves a file's machines in the viewer until it is stopped. */
export const viewCommand: Command = {
  usage: `${program} view FILE [--port NUMBER]
Shows the machines that a file exports in the browser: chart, outline, search, and planned tests. Stop it with Ctrl+C.
  --port NUMBER        ${defaultPort} without it; 0 takes a free one`,

  async run(args, output) {
    const { values, positionals } = readArguments(`${program} view`, args, {
      port: { type: "string", default: String(defaultPort) },
    });
    const viewer = await startView(requiredFile(positionals[0]), readPort(values.port), output);
    output.say(`${viewer.url} shows ${positionals[0]}. Press Ctrl+C to stop.`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await viewer.close();
    return 0;
  },
};
