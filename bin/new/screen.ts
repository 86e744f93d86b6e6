import { addBefore, addElement, addImport, addProperty, lastExport } from "./edit-source";
import type { Names } from "./names";
import type { Plan } from "./plan";
import { pageTexts } from "./texts";
import { toDoText } from "./to-do";

const viewText = ({ domain, camel, pascal, kebab, title }: Names): string => `
import { useSelector } from "@xstate/react";
import { useTranslation } from "../../i18n/use-translation";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ${camel}Machine } from "../../../machines/${domain}/${kebab}";
import { FailureNotice } from "../../components/FailureNotice";
import { Page } from "../../components/Page";
import { paths } from "../../paths/paths";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Actor = { actor: ActorRefFrom<typeof ${camel}Machine> };
type Snapshot = SnapshotFrom<typeof ${camel}Machine>;
const loadedOf = (s: Snapshot) => s.context.loaded;
const failureOf = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");

/** ${title}. */
export function ${pascal}Page({ actor }: Actor) {
  const { t } = useTranslation();
  return (
    <Page crumbs={[{ label: t("${camel}.title"), href: paths.${camel} }]}>
      <h1>{t("${camel}.title")}</h1>
      <Content actor={actor} />
    </Page>
  );
}

function Content({ actor }: Actor) {
  const { t } = useTranslation();
  const loaded = useSelector(actor, loadedOf);
  const failure = useSelector(actor, failureOf);
  const failed = useSelector(actor, hasFailed);
  if (failed)
    return (
      <FailureNotice
        failure={failure}
        title={t("${camel}.failed")}
        onRetry={() => actor.send({ type: "${camel}.retry" })}
      />
    );
  if (!loaded)
    return (
      <Stack $gap={4} aria-busy="true">
        <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
        <Skeleton />
        <Skeleton $width={80} />
      </Stack>
    );
  return <p>{loaded.text}</p>;
}
`;

const screenText = ({ domain, camel, pascal, kebab }: Names): string => `
import { ${camel}Machine } from "../../../machines/${domain}/${kebab}";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { ${camel}Actors } from "../actors";
import { ${pascal}Page } from "./${pascal}Page";

export const screen = defineScreen({
  logic: (get) => ${camel}Machine.provide(${camel}Actors(get)),
  area: "${camel}",
  View: ${pascal}Page,
  head: (_, t) => ({ title: t("${camel}.title"), canonical: paths.${camel} }),
});
`;

const screenTestText = ({ domain, camel, pascal, kebab, title }: Names): string => `
import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { ${pascal}Page } from "../../src/${domain}/${kebab}/${pascal}Page";
import { alerts } from "../shared/reason";
import { ${camel}Model } from "./${kebab}.model";

const heading = { role: "heading", name: "${title}" };

export const ${camel}Screen = defineScreenTests({
  testModel: ${camel}Model,
  render: (actor) => <${pascal}Page actor={actor} />,
  does: { "${camel}.retry": (user) => user.press("button", "Try again") },
  world: ["connection.changed"],
  sees: {
    "${camel}.loading": (user) => user.expectVisible(heading, { busy: true }, { role: "status", text: "Loading" }),
    "${camel}.ready": async (user) => {
      await user.expectVisible(heading, "The content.");
      await user.expectAbsent({ busy: true });
    },
    "${camel}.failed": (user, { context }) =>
      user.expectVisible(heading, ...alerts("We couldn’t load the page", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
`;

const pageText = ({ domain, camel, pascal, kebab }: Names): string => `
import { ${camel} } from "../../contract/${domain}/${kebab}";
import { definePage } from "../shared/define-page";
import { ${camel}Screen } from "./${kebab}.screen";

export const ${camel}Page = definePage({
  screen: ${camel}Screen,
  path: "/academy/${kebab}/",
  calls: { load${pascal}: ${camel}.read },
});
`;

const routeText = ({ domain, camel, kebab }: Names): string => `
const ${camel} = createRoute({
  getParentRoute: under,
  path: "/academy/${kebab}/",
  loader: ({ context }) =>
    openScreen(context, () => import("./${kebab}/screen"), {
      view: "${kebab}",
      texts: ["${domain}"],
      key: \`${kebab} \${context.locale}\`,
      input: { locale: context.locale },
    }),
  component: () => <ScreenOutlet open={${camel}.useLoaderData()} />,
});
`;

/** A page that renders a machine, with its address, its texts, and its tests. */
export function screenPlan(names: Names): Plan {
  const { domain, kebab, camel, pascal, title } = names;
  const texts = pageTexts(title);
  const view = `src/${domain}/${kebab}/${pascal}Page.tsx`;
  const byHand = [
    `Design the page in ${view}; what each state shows is tested by model-tests/${domain}/${kebab}.screen.tsx.`,
    `Write the title "${camel}.title" and the failure "${camel}.failed" in 14 languages, in src/i18n/locales/*/${domain}.ts; for now, the failure is a general sentence and the title is the English name.`,
    `Link to the page from somewhere, with "paths.${camel}"; if search engines should find it, add it to the site map in server/render.`,
    "Add a row to docs/specification.md that names the requirement and the test that proves it, and a line to CHANGELOG.md.",
    "Add the page to model-tests/visual-audit/places.ts, so that the visual audit includes it.",
  ];
  return {
    files: {
      [view]: viewText(names).trimStart(),
      [`src/${domain}/${kebab}/${pascal}Page.test.ts`]: `import { describe, expect, it } from "vitest";\n${toDoText(byHand)}`,
      [`src/${domain}/${kebab}/screen.ts`]: screenText(names).trimStart(),
      [`model-tests/${domain}/${kebab}.screen.tsx`]: screenTestText(names).trimStart(),
      [`model-tests/${domain}/${kebab}.page.ts`]: pageText(names).trimStart(),
    },
    edits: [
      {
        path: `src/${domain}/actors.ts`,
        change: (source) =>
          `${source}\nexport const ${camel}Actors = (get: GetServices) => ({ actors: callActors(get, "${camel}", "load${pascal}") });\n`,
      },
      {
        path: `src/${domain}/routes.tsx`,
        change: (source) => {
          const routes = lastExport(source);
          return addElement(addBefore(source, routes, routeText(names).trim()), routes, camel);
        },
      },
      {
        path: "src/paths/paths.ts",
        change: (source) => addProperty(source, "paths", `${camel}: "/academy/${kebab}/"`),
      },
      ...Object.entries(texts).map(([language, said]) => ({
        path: `src/i18n/locales/${language}/${domain}.ts`,
        change: (source: string) => addProperty(source, "texts", `${camel}: ${JSON.stringify(said)}`),
      })),
      {
        path: "model-tests/shared/screens.ts",
        change: (source) =>
          addElement(
            addImport(source, `import { ${camel}Screen } from "../${domain}/${kebab}.screen";`),
            "screens",
            `${camel}Screen`,
          ),
      },
      {
        path: "model-tests/shared/pages.ts",
        change: (source) =>
          addElement(
            addImport(source, `import { ${camel}Page } from "../${domain}/${kebab}.page";`),
            "pages",
            `${camel}Page`,
          ),
      },
    ],
    byHand,
  };
}
