import { createServer } from "vite";
import type * as flowsData from "../server/flows/data";
import { textFilesAt } from "../server/render/assets";
import type * as serverSite from "../server/render/site";
import type * as serverStart from "../server/start";
import type { Started } from "../server/start";
import type * as entry from "../src/entry.server";
import type { UiLanguage } from "../src/i18n/languages";
import type * as announcing from "./announce";

process.env.NODE_ENV = "development";
process.env.VITE_BUILD = "development";

/**
 * Site and server in one process: views reload hot, machines and texts with the page; a change to the server or contract
 * restarts the server.
 */
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

/** Starts the server from its current sources; if a start fails, prints why and exits. */
const run = async (): Promise<Started> => {
  const { start } = (await vite.ssrLoadModule("/server/start.ts")) as typeof serverStart;
  const { createSite } = (await vite.ssrLoadModule("/server/render/site.ts")) as typeof serverSite;
  const { createFlowData } = (await vite.ssrLoadModule("/server/flows/data.ts")) as typeof flowsData;
  const flowData = createFlowData();
  const { readConfig } = await vite.ssrLoadModule("/server/config.ts");
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
  try {
    const config = readConfig(process.env);
    const started = await start(config, { site });
    announce(started, config.demo);
    return started;
  } catch (thrown) {
    console.error(thrown instanceof Error && thrown.name === "StartError" ? thrown.message : thrown);
    process.exit(1);
  }
};

let running = run();
vite.watcher.on("change", (file) => {
  // Views take texts over when they start, so none would notice that they have changed.
  if (/[\\/]i18n[\\/]locales[\\/]/.test(file)) vite.ws.send({ type: "full-reload" });
  if (!/[\\/](server|contract)[\\/]/.test(file)) return;
  running = running.then(async ({ stop }) => {
    await stop();
    console.log("Server code changed; restarting.");
    return run();
  });
});
