import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * Few, whole chunks: each file of a first load costs a request, which a slow processor feels before the first paint.
 * What every page needs is one, what the first call needs another; the form of a question is shared by quizzes and
 * exams, the calls about exams by all that shows certificates, cards by all that lists courses. Screens, dialogs and the other areas of the API stay on
 * their own.
 */
const firstCalls =
  /node_modules[\\/](axios|zod)[\\/]|[\\/]contract[\\/](endpoint|errors|primitives|questions|session|courses)\.ts|[\\/]src[\\/]services[\\/](browser|call|http|csrf|query|session|courses)\.ts/;
const questions = /[\\/]src[\\/](ui[\\/]ChoiceList|views[\\/]parts[\\/]QuestionForm)\.tsx/;
const exams =
  /[\\/]contract[\\/](learning|exams|certificates)\.ts|[\\/]src[\\/]services[\\/](learning|exams|certificates|outbox)\.ts/;
const cards =
  /[\\/]machines[\\/]finding[\\/](catalogue|paged)\.ts|[\\/]src[\\/](actors[\\/]finding|views[\\/]catalogue[\\/]CourseCards|ui[\\/]Chip)\.tsx/;
/** Everything but the shell: what one page or another shows, and the domains that it speaks of. */
const onDemand =
  /node_modules[\\/](@base-ui|@floating-ui|tabbable|reselect|uqr)|[\\/]src[\\/](recording|actors[\\/](?!session)|ui[\\/](Dialog|QrCode)|i18n[\\/](locales|pseudo)|views[\\/](?!shell|parts|not-found)|services[\\/](?!analytics|appearance|clock|preferences|services|shortcuts|sink|storage))|[\\/]machines[\\/](learning|exam|certificates|engagement|finding[\\/](?!lazy-block)|session[\\/](sign-in|account|promo-code|reports))|[\\/]contract[\\/]/;
const groups = [
  { name: "services", test: firstCalls, priority: 3 },
  // Kept apart: what only some pages show, and each language's texts.
  {
    name: (id: string) => ([onDemand, questions, exams, cards].some((apart) => apart.test(id)) ? null : "base"),
    debugName: "base",
    priority: 2,
  },
  // After the base: a group takes with it what its modules import.
  { name: "questions", test: questions, priority: 1 },
  { name: "exams", test: exams, priority: 1 },
  { name: "cards", test: cards, priority: 1 },
];

/** What an endpoint is for is told by the description of the API, which the server gives; browsers do without. */
const withoutSummaries: Plugin = {
  name: "without-summaries",
  apply: "build",
  transform: (code, id) =>
    /[\\/]contract[\\/][\w-]+\.ts$/.test(id) ? code.replace(/(\bsummary:)\s*"(?:[^"\\]|\\.)*"/g, '$1 ""') : undefined,
};

/** What states are for is told to those who test and draw them, from the sources; browsers do without. */
const withoutDescriptions: Plugin = {
  name: "without-descriptions",
  apply: "build",
  transform: (code, id) =>
    /[\\/]machines[\\/][\w\\/-]+\.ts$/.test(id)
      ? code
          .replace(/\bdescription:\s*"(?:[^"\\]|\\.)*",?/g, "")
          .replace(/\bmeta:\s*\{\s*screen(?::\s*"\w+")?,\s*requirements:\s*\[[^\]]*\],?\s*\},?/g, "")
      : undefined,
};

/** The client by default, the server with `--ssr`; `bin/build.mjs` makes both under one `VITE_BUILD`. */
export default defineConfig(({ isSsrBuild }) => ({
  base: "/academy/",
  // React has had this hook of its own since 18; what stands in for it in older ones would come with every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }] },
  plugins: isSsrBuild ? [react()] : [react(), withoutSummaries, withoutDescriptions],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
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
        chunkSizeWarningLimit: 600,
        rolldownOptions: { input: "src/entry.client.tsx", output: { codeSplitting: { groups } } },
      },
  server: { watch: { ignored: ["**/.data/**", "**/content/**", "**/dist/**"] } },
}));
