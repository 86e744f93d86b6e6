import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * The viewer of the flow pictures, apart from the learner's client: `vite build --config vite.flows.config.ts`. With
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
            entry: "flows/mirror/mirror.ts",
            formats: ["iife"],
            name: "academyMirror",
            fileName: () => "assets/mirror.js",
          },
        },
      }
    : {
        root: "flows/viewer",
        plugins: [react()],
        build: { outDir: "../../dist/flows", emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
      }),
}));
