import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks, codeSplitting } from "./bin/bundle/chunks.ts";
import { compileHint } from "./bin/bundle/compile-hint.ts";
import { entryModule } from "./bin/bundle/first-pages.ts";
import { stripUnused } from "./bin/bundle/strip-unused.ts";
import { textEntries } from "./bin/bundle/text-entries.ts";
import { yieldToMain } from "./bin/bundle/yield-to-main.ts";

/** The client by default, the server with `--ssr`; `bin/build.mjs` makes both under one `VITE_BUILD`. */
export default defineConfig(({ isSsrBuild }) => ({
  base: "/academy/",
  // React has had this hook of its own since 18; what stands in for it in older ones would come with every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  // Class names come of the file and the place in it, so that the browser finds the rules that the server has sent. By
  // themselves they are counted as modules load, which is another order there.
  oxc: { plugins: { styledComponents: { displayName: false } } },
  // Node takes longer to find and read a thousand files of packages than to run them. Left out are packages with
  // compiled code or data files of their own, and those that only they need.
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: isSsrBuild
    ? {
        noExternal: true,
        external: [
          ...["@electric-sql/pglite", "@node-rs/argon2", "@resvg/resvg-js", "fs-native-extensions"],
          ...["fontkit", "pdfkit", "subset-font"],
        ],
      }
    : {},
  plugins: isSsrBuild ? [react()] : [react(), ...stripUnused, yieldToMain, chunks, compileHint],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        // The policy of pages allows fonts only as files.
        assetsInlineLimit: 0,
        // The fonts, which no script names.
        ssrEmitAssets: true,
        rolldownOptions: {
          input: { start: "bin/start.ts", content: "bin/content.ts", admin: "bin/admin.ts", preview: "bin/preview.ts" },
        },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        // A font inside a stylesheet would come with every page.
        assetsInlineLimit: 0,
        // In kB before compression; `npm run bench -- page` holds what is sent to its limit.
        chunkSizeWarningLimit: 700,
        rolldownOptions: {
          input: { "entry.client": entryModule, ...textEntries },
          // What is imported by its address keeps its exports.
          preserveEntrySignatures: "allow-extension",
          // The first script of every page carries the names of those that it imports, its HTML those of the texts.
          output: {
            codeSplitting,
            chunkFileNames: "assets/[name]-[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
  server: { watch: { ignored: ["**/.data/**", "**/content/**", "**/dist/**"] } },
}));
