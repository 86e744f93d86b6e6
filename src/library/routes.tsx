import { createRoute } from "@tanstack/react-router";
import type { Asked } from "../../machines/library/article";
import { pageRoute } from "../routes/page-route";
import { under } from "../routes/root";
import { openScreen } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

const term = createRoute({
  getParentRoute: under,
  path: "/academy/digital-marketing-glossary/$slug/",
  loader: ({ context, params: { slug } }) =>
    openScreen(context, () => import("./term/screen"), {
      view: "term",
      texts: ["library"],
      key: `term ${context.locale} ${slug}`,
      input: { kind: "term", locale: context.locale, slug } satisfies Asked,
    }),
  component: () => <ScreenOutlet open={term.useLoaderData()} />,
});

const faq = createRoute({
  getParentRoute: under,
  path: "/academy/faq/",
  loader: ({ context }) =>
    openScreen(context, () => import("./faq/screen"), {
      view: "faq",
      texts: ["library"],
      key: `faq ${context.locale}`,
      input: { kind: "faq", locale: context.locale, slug: null } satisfies Asked,
    }),
  component: () => <ScreenOutlet open={faq.useLoaderData()} />,
});

const terms = createRoute({
  getParentRoute: under,
  path: "/academy/terms/",
  loader: ({ context }) =>
    openScreen(context, () => import("./terms/screen"), {
      view: "terms",
      texts: ["library"],
      key: `terms ${context.locale}`,
      input: { kind: "terms", locale: context.locale, slug: null } satisfies Asked,
    }),
  component: () => <ScreenOutlet open={terms.useLoaderData()} />,
});

const webinar = createRoute({
  getParentRoute: under,
  path: "/academy/webinars/$slug/",
  loader: ({ context, params: { slug } }) =>
    openScreen(context, () => import("./webinar/screen"), {
      view: "webinar",
      texts: ["library"],
      key: `webinar ${context.locale} ${slug}`,
      input: { kind: "webinar", locale: context.locale, slug } satisfies Asked,
    }),
  component: () => <ScreenOutlet open={webinar.useLoaderData()} />,
});

const template = createRoute({
  getParentRoute: under,
  path: "/academy/templates/$slug/",
  loader: ({ context, params: { slug } }) =>
    openScreen(context, () => import("./template/screen"), {
      view: "template",
      texts: ["library"],
      key: `template ${context.locale} ${slug}`,
      input: { kind: "template", locale: context.locale, slug } satisfies Asked,
    }),
  component: () => <ScreenOutlet open={template.useLoaderData()} />,
});

const education = createRoute({
  getParentRoute: under,
  path: "/academy/semrush-for-education/",
  loader: ({ context }) =>
    openScreen(context, () => import("./education/screen"), {
      view: "education",
      texts: ["library"],
      key: "education",
      input: undefined,
    }),
  component: () => <ScreenOutlet open={education.useLoaderData()} />,
});

/** The glossary and other pages to read. */
export const libraryRoutes = [
  pageRoute("/academy/digital-marketing-glossary/", () => import("./glossary/screen"), ["letter", "search"]),
  term,
  faq,
  terms,
  webinar,
  template,
  education,
];
