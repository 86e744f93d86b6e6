import { startViewer } from "../viewer/start-viewer";

/** The file argument as typed; `view` defines it. */
declare const viewedFile: string;

startViewer(document.getElementById("viewer") as HTMLElement, {
  title: "Statecharts",
  subtitle: `The machines of ${viewedFile}`,
  introduction: "Drawn from the code: every state, what can happen in it, and where it leads.",
  base: "/",
  languages: [],
  requirements: [],
  synonyms: [],
  live: null,
  loadTestModel: null,
  comparisons: null,
  comments: null,
  commands: {
    build: `npx statechart-viewer view ${viewedFile}`,
    test: null,
    run: () => `npx statechart-testing run ${viewedFile}`,
    screenshots: null,
    replay: (file) => `npx statechart-testing replay ${file}`,
    trace: (file) => `npx playwright show-trace ${file}`,
  },
  results: "test-results/statechart-testing",
});
