import { startViewer } from "statechart-viewer/viewer/start-viewer";
import { contentLocales } from "../../contract/primitives";
import { requirementGroups } from "../../machines/requirements";
import { synonyms } from "../../machines/synonyms";
import { createHttp, httpCall } from "../../src/api/http";
import { globalStyle } from "../../src/theme/global-style";
import { dark, light } from "../../src/theme/tokens";
import { program, results } from "../qa/results";
import { mirrorChannel } from "./channel";
import { commentsOf } from "./comments";
import { mirroredAddress } from "./page-addresses";
import { loadTestModel } from "./test-models";

startViewer(
  document.getElementById("viewer") as HTMLElement,
  {
    title: "Flows",
    subtitle: "How the Academy behaves, drawn from its own machines",
    introduction:
      "Everything that the site does, as state machines: what is on the screen, what can happen, and where it leads.",
    base: import.meta.env.BASE_URL,
    languages: contentLocales,
    requirements: requirementGroups,
    synonyms,
    live: {
      channel: mirrorChannel,
      address: "/academy/?flow",
      pageOf: mirroredAddress,
      sessionFile: "academy-session.json",
    },
    loadTestModel,
    comparisons: { command: (range) => `npm run flows -- diff ${range} --html review.html` },
    comments: commentsOf(httpCall(createHttp())),
    commands: {
      build: "npm run flows -- build --data",
      test: "npm test",
      run: (machine) => `${program} run ${machine}`,
      screenshots: "npm run flows -- screenshots",
      replay: (file) => `${program} replay ${file}`,
      trace: (file) => `npx playwright show-trace ${file}`,
    },
    results,
  },
  { theme: { light, dark }, style: globalStyle },
);
