import { defineConfig } from "vite";
import { builtScriptFiles } from "./bin/bundle/worker-scripts.ts";

/**
 * The service worker, as one file under a fixed name, after the client: it lists the client's scripts.
 * `vite build --config vite.worker.config.ts`
 */
export default defineConfig({
  base: "/academy/",
  publicDir: false,
  define: {
    "process.env.NODE_ENV": '"production"',
    academyScripts: JSON.stringify(
      // Their names contain the hash of their content.
      builtScriptFiles("dist/client/assets").map((name) => ({ url: `/academy/assets/${name}`, revision: null })),
    ),
  },
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    lib: { entry: "src/worker/worker.ts", formats: ["iife"], name: "academyWorker", fileName: () => "worker.js" },
  },
});
