import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * The viewer of the statecharts, apart from the learner's client: `vite build --config vite.flows.config.ts`. With
 * `--mode mirror`, run after it, the script that a mirrored page gets, as one file under a fixed name.
 */
export default defineConfig(({ mode }) => ({
  base: "/academy/flows/",
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
  oxc: { plugins: { styledComponents: { displayName: false } } },
  ...(mode === "mirror"
    ? {
        build: {
          outDir: "dist/flows",
          emptyOutDir: false,
          lib: {
            entry: "model-tests/flows/mirror.ts",
            formats: ["iife"],
            name: "academyMirror",
            fileName: () => "assets/mirror.js",
          },
        },
      }
    : {
        root: "model-tests/flows",
        plugins: [react()],
        build: {
          outDir: "../../dist/flows",
          emptyOutDir: true,
          assetsInlineLimit: 0,
          chunkSizeWarningLimit: 900,
        },
      }),
}));
