/** Site and server in one process, from their sources: `npm run dev`, see `usage`. */
import { createServer, normalizePath } from "vite";
import type * as serverConfig from "../server/config";
import type * as flowsData from "../server/flows/data";
import { createLog } from "../server/log";
import { textFilesAt } from "../server/render/assets";
import type * as serverSite from "../server/render/site";
import type * as serverStart from "../server/start";
import type { Started } from "../server/start";
import type * as entry from "../src/entry.server";
import type { UiLanguage } from "../src/i18n/languages";
import type * as announcing from "./announce";
import { readOptions } from "./command-line";
import { restartable } from "./dev/restarts";
import { stopOnSignal } from "./stop-on-signal";

const usage = `npm run dev   serves the site from its sources: views reload hot, machines and texts with the page;
              a change to the server or the contract restarts the server

Settings come from the environment, like PORT=4000 npm run dev; docs/operations.md lists them.`;

readOptions(process.argv.slice(2), { usage, allowPositionals: false, options: {} });

process.env.NODE_ENV = "development";
process.env.VITE_BUILD = "development";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const assets = {
  entry: "/academy/src/entry.client.tsx",
  preloads: () => [],
  textFiles: (language: UiLanguage) => textFilesAt(language, (source) => `/academy/${source}`),
  development: `<script type="module">import { injectIntoGlobalHook } from "/academy/@react-refresh";
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="/academy/@vite/client"></script>
`,
};

/** Starts the server from its current sources. */
const run = async (): Promise<Started> => {
  const { start } = (await vite.ssrLoadModule("/server/start.ts")) as typeof serverStart;
  const { createSite } = (await vite.ssrLoadModule("/server/render/site.ts")) as typeof serverSite;
  const { createFlowData } = (await vite.ssrLoadModule("/server/flows/data.ts")) as typeof flowsData;
  const flowData = createFlowData();
  const { readConfig } = (await vite.ssrLoadModule("/server/config.ts")) as typeof serverConfig;
  const site = async (app: Parameters<ReturnType<typeof createSite>>[0]) => {
    app.addHook("onClose", async () => flowData.stop());
    app.addHook("onRequest", (request, reply, done) => {
      const { url } = request.raw;
      if (!url?.startsWith("/academy/")) return done();
      // Vite removes its base from the address and does not restore it.
      vite.middlewares(request.raw, reply.raw, () => {
        request.raw.url = url;
        done();
      });
    });
    await app.register(
      createSite({
        assets: () => assets,
        load: () => vite.ssrLoadModule("/src/entry.server.tsx") as Promise<typeof entry>,
        keeps: false,
        flowData,
      }),
    );
  };
  const { announce } = (await vite.ssrLoadModule("/bin/announce.ts")) as typeof announcing;
  const config = readConfig(process.env);
  // In plain text, as for a terminal.
  const started = await start(config, { site, logger: createLog(config.logLevel, true) });
  announce(started, config.demo);
  return started;
};

const tell = (thrown: unknown): void => {
  const isExplained = thrown instanceof Error && thrown.name === "StartError";
  console.error(isExplained ? thrown.message : thrown instanceof Error ? thrown.stack : thrown);
};

try {
  const starting = restartable({
    start: run,
    onRestart: () => console.log("Server code changed; restarting."),
    onFailure: (thrown) => {
      tell(thrown);
      console.error("The server does not run; the next change starts it again.");
    },
  });
  const server = await stopOnSignal(starting);
  vite.watcher.on("all", (_, file) => {
    // Views take texts over when they start, so none would notice that they have changed.
    if (/[\\/]i18n[\\/]locales[\\/]/.test(file)) vite.ws.send({ type: "full-reload" });
    // Vite does so itself, but perhaps only when the server has already started from what it had loaded before.
    vite.environments.ssr.moduleGraph.onFileChange(normalizePath(file));
    server.changed(file);
  });
} catch (thrown) {
  tell(thrown);
  process.exit(1);
}
