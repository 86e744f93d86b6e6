import ts from "typescript";
import { addImport, addProperty, addPropertyInCall } from "./edit-source";
import type { Names } from "./names";
import type { Plan } from "./plan";
import { toDoText } from "./to-do";

const machineText = ({ domain, camel, pascal, kebab, title }: Names, hasEndpoint: boolean): string => `
import { assign, fromPromise, setup } from "xstate";
${hasEndpoint ? `import type { ${pascal} } from "../../contract/${domain}/${kebab}";\n` : ""}import type { Failure } from "../../contract/errors";
import type { ConnectionChanged, ScreenMeta } from "../shared/events";
import { failTo, keepFailure } from "../shared/failing";
import { notProvided } from "../shared/not-provided";
import { connectionGuards, retryOnline } from "../shared/session";

${hasEndpoint ? "" : `/** What is loaded. */\nexport interface ${pascal} {\n  text: string;\n}\n`}interface Input {
  locale: string;
}
interface Context extends Input {
  loaded: ${pascal} | null;
  failure: Failure | null;
}
type Event = ConnectionChanged | { type: "${camel}.retry" };

const screen = "${pascal}Page";

/** ${title}: it is loaded and shown. */
export const ${camel}Machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    tags: {} as "busy" | "failed",
    meta: {} as ScreenMeta,
  },
  actors: { load${pascal}: fromPromise<${pascal}, Input>(notProvided("load${pascal}")) },
  actions: {
    keepLoaded: assign((_, loaded: ${pascal}) => ({ loaded, failure: null })),
    keepFailure: keepFailure(),
  },
  guards: connectionGuards,
}).createMachine({
  id: "${camel}",
  description: "${title}.",
  context: ({ input }) => ({ ...input, loaded: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      description: "The content is being loaded.",
      meta: { screen, requirements: ["R11"] },
      tags: "busy",
      invoke: {
        id: "load${pascal}",
        src: "load${pascal}",
        input: ({ context: { locale } }) => ({ locale }),
        onDone: { target: "ready", actions: { type: "keepLoaded", params: ({ event }) => event.output } },
        onError: failTo("failed"),
      },
    },
    ready: {
      description: "The content is shown.",
      meta: { screen, requirements: ["R11"] },
    },
    failed: {
      description: "The content did not load; it loads again on request, or when the network is back.",
      meta: { screen, requirements: ["R11", "R40"] },
      tags: "failed",
      on: { "${camel}.retry": "loading", ...retryOnline("loading") },
    },
  },
});
`;

const wordsText = ({ camel, pascal, kebab, title }: Names): string => `
import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { ${camel}Machine } from "./${kebab}";

export const ${camel}Words = wordsFor<typeof ${camel}Machine>()({
  events: { ...shared.connectionChanged, "${camel}.retry": "the reader presses Try again" },
  guards: shared.connectionWords,
  actions: { ...shared.keepsFailure, keepLoaded: "show the content" },
  delays: {},
  actors: {
    load${pascal}: { doing: "loading “${title.toLowerCase()}”", done: "“${title.toLowerCase()}” is loaded" },
  },
});
`;

/** Where to import the loaded type from, for files in two folders below the root. */
const typeImport = ({ domain, kebab, pascal }: Names, hasEndpoint: boolean, machine: string): string =>
  `import type { ${pascal} } from "${hasEndpoint ? `../../contract/${domain}/${kebab}` : machine}";`;

const testText = (names: Names, hasEndpoint: boolean): string => {
  const { camel, pascal, kebab, title } = names;
  return `
import { describe, expect, it } from "vitest";
import { createActor, type Snapshot } from "xstate";
${hasEndpoint ? `${typeImport(names, true, "")}\n` : ""}import { fakeActor, offline, online, throughJson } from "../testing";
import { ${hasEndpoint ? "" : `type ${pascal}, `}${camel}Machine } from "./${kebab}";

const content: ${pascal} = { text: "The content." };

function start(snapshot?: Snapshot<unknown>) {
  const load${pascal} = fakeActor<${pascal}, { locale: string }>();
  const actor = createActor(${camel}Machine.provide({ actors: { load${pascal}: load${pascal}.logic } }), {
    input: { locale: "en" },
    ...(snapshot && { snapshot }),
  }).start();
  return {
    actor,
    load${pascal},
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "failed") => actor.getSnapshot().hasTag(tag),
  };
}

describe("${title.toLowerCase()}", () => {
  it("loads and is shown", async () => {
    const { state, context, hasTag, load${pascal} } = start();
    expect([state(), hasTag("busy")]).toEqual(["loading", true]);
    expect(load${pascal}.inputs()).toEqual([{ locale: "en" }]);
    await load${pascal}.answer(content);
    expect([state(), context().loaded]).toEqual(["ready", content]);
  });

  it("loads again after a failure, on request and when the network is back", async () => {
    const { actor, state, context, hasTag, load${pascal} } = start();
    await load${pascal}.fail("unavailable", 503);
    expect([state(), hasTag("failed")]).toEqual(["failed", true]);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "${camel}.retry" });
    expect(state()).toBe("loading");
    await load${pascal}.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await load${pascal}.answer(content);
    expect([state(), context().failure]).toEqual(["ready", null]);
  });

  it("continues in the browser from what the server loaded", async () => {
    const server = start();
    await server.load${pascal}.answer(content);
    const browser = start(throughJson(server.actor.getPersistedSnapshot()));
    expect([browser.state(), browser.context().loaded]).toEqual(["ready", content]);
    expect(browser.load${pascal}.calls).toEqual([]);
  });
});
`;
};

const modelText = (names: Names, hasEndpoint: boolean): string => {
  const { domain, camel, pascal, kebab } = names;
  return `
import { defineTestModel } from "statechart-testing/model/test-model";
${hasEndpoint ? `${typeImport(names, true, "")}\n` : ""}import { ${hasEndpoint ? "" : `type ${pascal}, `}${camel}Machine } from "../../machines/${domain}/${kebab}";
import { machines } from "../../machines/index";
import { network, offline } from "../shared/cases";

const content: ${pascal} = { text: "The content." };

export const ${camel}Model = defineTestModel({
  machine: ${camel}Machine,
  inputs: machines.${camel}.inputs,
  events: { "connection.changed": network },
  outcomes: { load${pascal}: { some: { output: content }, offline } },
});
`;
};

/** Whether an entry of the registry belongs to a domain. */
const isOf = (domain: string) => (element: ts.Node) =>
  ts.isPropertyAssignment(element) && element.initializer.getText().startsWith(`entry("${domain}"`);

/** The section of the viewer's list in which a new machine of a domain begins. */
const sections: Readonly<Record<string, string>> = {
  account: "The account",
  catalogue: "Finding something to learn",
  certificates: "Proving what was learned",
  courses: "Learning",
  engagement: "On every page",
  exams: "Proving what was learned",
  library: "Reading and getting help",
};

/**
 * A machine that loads something and shows it, with its tests.
 * @param hasEndpoint whether the contract defines what is loaded; otherwise the machine does
 * @param hasScreen whether its screen is generated, too
 */
export function machinePlan(names: Names, hasEndpoint: boolean, hasScreen: boolean): Plan {
  const { domain, kebab, camel, title } = names;
  const file = `machines/${domain}/${kebab}.ts`;
  const byHand = [
    `Write what the machine really does into ${file}: its states, events and descriptions, and in "requirements" the rows of docs/specification.md that each state meets; R11 is only a start.`,
    `Say in machines/${domain}/${kebab}.words.ts what its events, conditions, actions, and calls mean for people who know the product; each name in the machine needs words.`,
    `Change its test cases to match, in machines/${domain}/${kebab}.test.ts and model-tests/${domain}/${kebab}.model.ts, then run: npm run qa -- plan ${camel} and npm run flows -- build ${camel}.`,
    `Read what it does, then approve it: npm run qa -- approve ${camel} --new --reason "WHY".`,
    `Say in model-tests/flows/list.ts in which section of the viewer it belongs and which state represents it${hasScreen ? "" : ", and in model-tests/flows/page-addresses.ts at which address it can be seen"}; for now, that is a guess.`,
    ...(hasScreen
      ? []
      : [
          `Describe its page in model-tests/${domain}/${kebab}.page.ts, or say in model-tests/shared/page-of.ts why it is not driven on a page.`,
        ]),
  ];
  return {
    files: {
      [file]: machineText(names, hasEndpoint).trimStart(),
      [`machines/${domain}/${kebab}.words.ts`]: wordsText(names).trimStart(),
      [`machines/${domain}/${kebab}.test.ts`]: testText(names, hasEndpoint).trimStart() + toDoText(byHand),
      [`model-tests/${domain}/${kebab}.model.ts`]: modelText(names, hasEndpoint).trimStart(),
    },
    edits: [
      {
        path: "machines/index.ts",
        change: (source) =>
          addProperty(
            addImport(source, `import { ${camel}Machine } from "./${domain}/${kebab}";`),
            "machines",
            `${camel}: entry("${domain}", "${title}", ${camel}Machine, { "": { locale: "en" } })`,
            isOf(domain),
          ),
      },
      {
        path: "machines/words.ts",
        change: (source) =>
          addProperty(
            addImport(source, `import { ${camel}Words } from "./${domain}/${kebab}.words";`),
            "machineWords",
            `${camel}: ${camel}Words`,
          ),
      },
      {
        path: "model-tests/flows/list.ts",
        change: (source) =>
          addPropertyInCall(source, "list", sections[domain] ?? "On every page", `${camel}: other("ready")`),
      },
      {
        path: "model-tests/flows/page-addresses.ts",
        change: (source) => addProperty(source, "pageAddresses", `${camel}: ${hasScreen ? `paths.${camel}` : "null"}`),
      },
    ],
    byHand,
  };
}
