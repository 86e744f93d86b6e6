import { site } from "../../contract/catalogue/site";
import type { Endpoint } from "../../contract/endpoint";
import { faq } from "../../contract/library/faq";
import { glossary } from "../../contract/library/glossary";
import { templates } from "../../contract/library/templates";
import { webinars } from "../../contract/library/webinars";
import type { Article, ArticleKind, Loaded } from "../../machines/library/article";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { documents } from "./article.model";
import { articleScreen } from "./article.screen";

const pages: Record<ArticleKind, { path: string; call: Endpoint }> = {
  term: { path: "/academy/digital-marketing-glossary/seo/", call: glossary.bySlug },
  terms: { path: "/academy/terms/", call: site.terms },
  faq: { path: "/academy/faq/", call: faq.list },
  webinar: { path: "/academy/webinars/seo/", call: webinars.bySlug },
  template: { path: "/academy/templates/seo/", call: templates.bySlug },
  home: { path: "/academy/", call: site.settings },
};

/** A document with the API's field names. */
function replyOf({ kind, document }: Article): unknown {
  switch (kind) {
    case "faq":
      return pageOf(document);
    case "webinar": {
      const { background, timing, ...webinar } = document;
      const preview = { previewImg: "", previewImgAltText: "", previewImgBackground: background };
      return { ...webinar, ...preview, duration: timing };
    }
    case "home":
      return pageOf(Object.entries(document).map(([key, value]) => ({ group: "home", key, value })));
    default:
      return document;
  }
}

/** A webinar that is to come, for the page of its registration. */
export const webinarToJoin = replyOf({
  kind: "webinar",
  document: { ...documents.webinar, startsAt: "2099-03-01T11:00:00.000Z", video: null, isJoinable: true },
});

export const articlePage = definePage({
  screen: articleScreen,
  path: (input) => pages[input as ArticleKind].path,
  calls: (input) => {
    const asked = { call: pages[input as ArticleKind].call, replyFor: ({ article }: Loaded) => replyOf(article) };
    return { loadArticle: asked, refreshArticle: asked };
  },
  plays: { waitUntil: "an instant comes, and no call is made" },
  never: { home: "it is a part of the home page, between others that load and fail by themselves" },
});
