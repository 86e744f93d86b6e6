import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments } from "statechart-testing/cli/command";
import { type ExportedMachine, machinesIn, subjectsIn } from "statechart-testing/cli/machine-files";
import { messageOf, UsageError } from "statechart-testing/cli/usage-error";
import type { Connect } from "vite";
import { buildData, buildLists } from "../build/data";
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

/** Generates the viewer's data for a file's machines. Machines that need data for tests are shown without tests. */
async function generate(file: string, data: string, { say }: Output): Promise<void> {
  const config = configOf(await machinesIn(file), data);
  for (const { id, testModel } of await subjectsIn(file)) {
    const missing = await testModel().then(
      () => null,
      (thrown: unknown) => {
        if (thrown instanceof UsageError) return thrown.message;
        throw thrown;
      },
    );
    if (missing !== null) say(`${id} is shown without planned tests: ${missing}`);
    await buildData(missing !== null ? config : { ...config, testModelOf: testModel }, id);
  }
  buildLists(config);
}

/** Serves the generated data below `/data/`; answers 404 for missing files. */
function serveData(folder: string): Connect.NextHandleFunction {
  return ({ url = "" }, response, next) => {
    const [, name] = /^\/data\/((?:tests\/)?[\w.%-]+\.json)(?:\?|$)/.exec(url) ?? [];
    if (name === undefined) return url.startsWith("/data/") ? response.writeHead(404).end() : next();
    const file = join(folder, decodeURIComponent(name));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": "application/json" }).end(readFileSync(file));
  };
}

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
    await generate(file, folder, output);
    const { createServer } = await import("vite");
    const server = await createServer({
      configFile: false,
      root: fileURLToPath(new URL("../app", import.meta.url)),
      cacheDir: join(folder, "vite"),
      logLevel: "error",
      define: { viewedFile: JSON.stringify(file) },
      server: { host: "localhost", port, strictPort: true, fs: { strict: false } },
      plugins: [
        { name: "statechart-data", configureServer: ({ middlewares }) => void middlewares.use(serveData(folder)) },
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
