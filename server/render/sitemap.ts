import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addressIn, contentLocales } from "../../src/i18n/locale";
import { paths, sectionPath } from "../../src/paths/paths";
import { alternatesOf, languageLinks, type SectionKey } from "../../src/paths/sections";
import type { Catalogue } from "../content/catalogue";
import { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { sendCached } from "../http/cached";
import { escapeMarkup } from "../http/escape-markup";
import { keepMade } from "../http/keep-made";
import { publicOrigin } from "../http/public-origin";
import { publishedItems } from "../routes/items";

/** A page that search engines should list. */
interface Listed {
  /** Path. */
  path: string;
  /** Day of its last change, if the content has one. */
  changed: string | null;
}

/** Sections with a page that everyone may see; series are for students, academyPlus is for staff (R10, R56). */
const publicSections: readonly SectionKey[] = [
  "academy",
  "courses",
  "advertising",
  "aiCourses",
  "career",
  "contentMarketing",
  "digitalMarketing",
  "marketingAnalytics",
  "semrushTools",
  "seo",
  "socialMedia",
  "standaloneCourses",
  "webinars",
  "certification",
  "agencyPartnersExams",
  "education",
  "digitalMarketingGlossary",
  "templates",
  "onboardingSEO",
  "faq",
];

/** Paths that search engines should skip: personal pages and addresses that only redirect. */
const keptFrom = [
  "/academy/private/",
  "/academy/sign-in/",
  paths.register(paths.home),
  paths.forgottenPassword(paths.home),
  paths.confirmEmail,
  paths.newPassword,
  paths.changePassword,
  paths.changeEmail,
  paths.confirmNewEmail,
  paths.mailbox,
  paths.profile,
  paths.myLearning,
  paths.myCertificates,
  "/academy/language/",
  paths.signOut,
];

const dayOf = (instant: string): string => instant.slice(0, 10);

/** Every page with its own address, without drafts. */
export function publicPages(catalogue: Catalogue): Listed[] {
  const unknown = { changed: null };
  return [
    ...publicSections.map((key) => ({ path: sectionPath(key), ...unknown })),
    { path: paths.terms, ...unknown },
    ...catalogue.courses
      .filter(({ status }) => status === "published")
      .map((course) => {
        const { standAlone, publishedAt } = catalogue.courseText(course, "en").text;
        const path = standAlone ? paths.standaloneCourse(course.slug) : paths.course(course.slug);
        return { path, changed: publishedAt && dayOf(publishedAt) };
      }),
    ...catalogue.exams
      .filter(({ status }) => status === "published")
      .flatMap((exam) => [
        { path: paths.exam(exam.slug), ...unknown },
        ...catalogue
          .examText(exam, "en")
          .text.modules.map(({ id }) => ({ path: paths.moduleExam(exam.slug, id), ...unknown })),
      ]),
    ...publishedItems(catalogue, "webinar").map((item) => ({
      path: paths.webinar(item.slug),
      changed: dayOf(catalogue.itemText(item, "en").text.publishedAt),
    })),
    ...publishedItems(catalogue, "template").map(({ slug }) => ({ path: paths.template(slug), ...unknown })),
    ...publishedItems(catalogue, "glossary-term").map(({ slug }) => ({ path: paths.term(slug), ...unknown })),
  ];
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The pages that exist in one language, each with its other languages. @param origin of the English pages */
function partFor(pages: readonly Listed[], origin: string, locale: string): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const links = languageLinks(origin + path);
    // A host without languages has English pages, at this very address.
    const here =
      links.length === 0 && locale === "en" ? origin + path : links.find(({ value }) => value === locale)?.link;
    if (!here) return [];
    const alternates = alternatesOf(here).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
    );
    return `<url><loc>${escapeMarkup(here)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}${alternates.join("")}</url>`;
  });
  return [declaration, `<urlset ${namespaces}>`, ...entries, "</urlset>", ""].join("\n");
}

/** Indexes and parts kept in memory: those of one content version, and a few hosts. */
const maxKept = 24;

/**
 * What search engines read first: where they may go, and every page in every language. The English host serves all of
 * it; the robots.txt of the other hosts refers to it, so it may list their pages.
 */
export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  const keep = keepMade<string>(maxKept);

  const english = (request: FastifyRequest): string => {
    const origin = publicOrigin(request, app.academy.config.origin, "en");
    return new URL(addressIn("en", origin) ?? origin).origin;
  };
  const locales = (origin: string) => contentLocales.filter((locale) => locale === "en" || addressIn(locale, origin));

  app.get("/robots.txt", async (request, reply) => {
    const lines = [
      "User-agent: *",
      ...keptFrom.map((path) => `Disallow: ${path}`),
      "Allow: /academy/",
      "",
      `Sitemap: ${english(request)}/academy/sitemap.xml`,
      "",
    ];
    return sendCached(request, reply, "text/plain", lines.join("\n"));
  });

  app.get("/academy/sitemap.xml", async (request, reply) => {
    const origin = english(request);
    const parts = locales(origin).map(
      (locale) => `<sitemap><loc>${escapeMarkup(`${origin}/academy/sitemaps/${locale}.xml`)}</loc></sitemap>`,
    );
    const index = [
      declaration,
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...parts,
      "</sitemapindex>",
      "",
    ];
    return sendCached(request, reply, "application/xml", index.join("\n"));
  });

  const part = async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const origin = english(request);
    const locale = locales(origin).find((one) => request.params.file === `${one}.xml`);
    if (!locale) throw new ApiError("not_found");
    const xml = await withinBudget(request, async () => {
      const catalogue = await app.academy.catalogue();
      return keep([catalogue.version, origin, locale].join(" "), async () =>
        partFor(publicPages(catalogue), origin, locale),
      );
    });
    return sendCached(request, reply, "application/xml", xml);
  };
  app.get("/academy/sitemaps/:file", part);
}
