import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createServices, type Services } from "../../src/api/services";
import { type Offers, schemeCookie } from "../../src/app/dehydrated-state";
import type * as entry from "../../src/entry.server";
import { addressOf, type PlayedEvents, render } from "../../src/entry.server";
import { languageCookie, uiLanguageOf } from "../../src/i18n/languages";
import { localeOfHost } from "../../src/i18n/locale";
import { paths } from "../../src/paths/paths";
import { isForEveryone, standalonePages } from "../../src/paths/sections";
import type { Config } from "../config";
import { stepAt } from "../courses/step-at";
import { isMirrored } from "../flows/access";
import { createFlowData, type FlowData, readyFlowData } from "../flows/data";
import { type FlowFolders, flowFolders } from "../flows/files";
import { flowsSite } from "../flows/site";
import { isKnownTo, weakTag } from "../http/cached";
import { logFault } from "../http/error-handler";
import { acceptedForm } from "../http/forms";
import { hostOf } from "../http/host";
import { publicOrigin } from "../http/public-origin";
import { tokenOf } from "../http/session-cookie";
import { cookieOf } from "../http/shared-cookie";
import { projectRoot } from "../project-root";
import { artworkRoutes } from "./artwork";
import { type Assets, builtAssets } from "./assets";
import { serveBuilt } from "./built-files";
import { iconRoutes } from "./icons";
import { inProcessCall } from "./in-process";
import { keepPages } from "./kept-pages";
import { languageRoutes } from "./language";
import { redirectOf } from "./language-gate";
import { movedRoutes } from "./moved";
import { documentOf, type Page } from "./page";
import { headersFor, watchPageCaches } from "./page-caches";
import { type RenderPlayed, signInForm } from "./sign-in-form";
import { sitemapRoutes } from "./sitemap";

/** Pages kept in memory; each is about 120 kB with its compressed forms. Searches are unbounded. */
const keptPages = { bounded: 300, unbounded: 60 };

interface Kept extends Page {
  /** What caching proxies are told; nothing for a page that is not the same for every visitor, or not for long. */
  shared: Record<string, string>;
  /** The page's own path, if it has one: a single lesson is also reachable among the courses (R27). */
  own: string | null;
  etag: string;
  br: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Makes something when it is first asked for, and keeps it. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Most readers' browsers ask for the same form, and compressing takes as long as half of rendering. */
function withForms(page: Page, own: string | null): Kept {
  const body = Buffer.from(page.html);
  return {
    ...page,
    own,
    shared: {},
    etag: weakTag(body),
    br: once(() => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
    gzip: once(() => compressGzip(body)),
  };
}

const offersOf = ({ mail, hasMailbox, registration }: Config): Offers => ({
  registration: registration === "open",
  newPassword: mail !== null || hasMailbox,
  mailbox: hasMailbox,
});

/**
 * Certificates and meetings change without the content changing, and webinars start and end; their pages are rendered
 * for each request.
 */
const isLasting = (path: string) => !/^\/academy\/(certificates|schedule|webinars)\//.test(path);

/**
 * Pages with what other learners did, popular courses and ratings, which change without the content: they are made again
 * every hour.
 */
const hasLearners = (path: string) => /^\/academy\/(?:(?:courses|standalone-courses)\/[\w-]+\/)?(?:\?|$)/.test(path);
const learnersAsOfMs = 3_600_000;

export interface SiteOptions {
  assets: () => Assets;
  /** The renderer; development loads a fresh one. */
  load: () => Promise<Pick<typeof entry, "render" | "addressOf">>;
  /** Whether pages are kept between requests. */
  keeps: boolean;
  /** Other folders than the project's own, in tests. */
  flows?: FlowFolders;
  /** Generates the data of the flows on first use; without it, only existing data is served. */
  flowData?: FlowData;
}

/** Serves the pages: first HTML without personal data, kept until the content or what staff have set changes. */
export const createSite = (options: SiteOptions) => async (app: FastifyInstance) => {
  const services = createServices(inProcessCall(app));
  const facts = { stepAt: stepAt(app.academy) };
  const kept = keepPages<Kept>(options.keeps ? keptPages : { bounded: 0, unbounded: 0 });
  const { pageCaches: urls } = app.academy.config;
  /** Of the pages: the same site in another build refers to other files. */
  const pageVersion = (site: string): string =>
    createHash("sha256").update(`${site} ${options.assets().entry}`).digest("base64url").slice(0, 22);
  if (urls.length > 0) {
    const version = async () => pageVersion(await app.academy.siteVersion());
    app.addHook("onClose", watchPageCaches({ urls, version, log: app.log }));
  }

  /** What a request decides about its page. */
  const askedFor = async (request: FastifyRequest) => {
    const chosen = cookieOf(request, schemeCookie);
    const locale = localeOfHost(hostOf(request));
    const { addressOf } = await options.load();
    return {
      color: chosen === "light" || chosen === "dark" ? chosen : null,
      locale,
      origin: publicOrigin(request, app.academy.config.origin, locale),
      language: uiLanguageOf(locale, cookieOf(request, languageCookie)),
      // Without a network, the site starts from this page for the account that was signed in last.
      isVisitor: tokenOf(request) === null && !request.url.startsWith(paths.offline),
      // Parameters that the route does not declare do not create another page.
      url: addressOf(request.url),
    } as const;
  };
  const rendered = async (
    request: FastifyRequest,
    { color, ...asked }: Awaited<ReturnType<typeof askedFor>>,
    { mirrored = false, events = [], of = services }: { mirrored?: boolean; events?: PlayedEvents; of?: Services },
  ) => {
    const { config } = app.academy;
    const { render } = await options.load();
    const result = await render(
      {
        ...asked,
        offers: offersOf(config),
        usage: config.usage,
        isDemo: config.demo === "declared",
        isOnlineOnly: !config.offline,
        events,
        facts,
      },
      async () => of,
    );
    for (const fault of result.faults) logFault(fault, request);
    const isListed = isForEveryone(asked.origin + asked.url);
    const page = documentOf(result, options.assets(), { color, isListed, isMirrored: mirrored });
    return { page, canonical: result.head?.canonical ?? null, isIncomplete: result.isIncomplete };
  };

  const pageOf = async (request: FastifyRequest, mirrored: boolean): Promise<Kept> => {
    const version = await app.academy.siteVersion();
    const asked = await askedFor(request);
    const { color, locale, origin, language, isVisitor, url: address } = asked;
    const hour = hasLearners(address) ? Math.floor(app.academy.now().getTime() / learnersAsOfMs) : "";
    const key = [version, origin, locale, language, color, mirrored, isVisitor, hour, address].join(" ");
    return kept(key, async () => {
      const { page: made, canonical, isIncomplete } = await rendered(request, asked, { mirrored });
      const page = withForms(made, canonical);
      if (!options.keeps || page.status !== 200 || isIncomplete || !isLasting(address)) return { page, shelf: null };
      if (urls.length > 0 && isVisitor && !mirrored)
        page.shared = headersFor(pageVersion(version), hasLearners(address) ? learnersAsOfMs / 1000 : undefined);
      // Only pages with a path of their own are bounded: series pages exist for any slug.
      return { page, shelf: page.own === address ? "bounded" : "unbounded" };
    });
  };

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = "", query] = request.url.split("?");
    // Without a slash at the end, or with two in a row, it is another spelling of a page's path (R53).
    const spelled = `${path}/`.replace(/\/{2,}/g, "/");
    if (spelled !== path) return reply.redirect(`${spelled}${query ? `?${query}` : ""}`, 308);
    const locale = localeOfHost(hostOf(request));
    const readable = redirectOf(publicOrigin(request, app.academy.config.origin, locale) + request.url, locale);
    // A course also answers among the single lessons, which have fewer languages: first, it leads to its own path.
    if (readable && !path.startsWith(standalonePages)) return reply.redirect(readable, 307);
    const mirrored = await isMirrored(app, request);
    const page = await pageOf(request, mirrored);
    if (page.own !== null && page.own !== path) return reply.redirect(`${page.own}${query ? `?${query}` : ""}`, 308);
    if (readable) return reply.redirect(readable, 307);
    reply
      .code(page.status)
      .header("content-type", "text/html; charset=utf-8")
      .header("content-security-policy", page.contentSecurityPolicy)
      .header("cache-control", page.status === 200 && !mirrored ? "no-cache" : "no-store")
      .header("vary", "accept-encoding, cookie")
      .headers(page.shared)
      .header("etag", page.etag);
    if (page.status === 200 && isKnownTo(request, page.etag)) return reply.code(304).send();
    const form = acceptedForm(request);
    if (form === "plain") return reply.send(page.html);
    return reply.header("content-encoding", form).send(await page[form]());
  };

  const played: RenderPlayed = async (request, events, change) =>
    (await rendered(request, await askedFor(request), { events, of: change(services) })).page;
  await app.register(signInForm(played));
  await app.register(languageRoutes);
  await app.register(movedRoutes);
  await app.register(artworkRoutes);
  await app.register(iconRoutes);
  await app.register(sitemapRoutes);
  const { flows = flowFolders(), flowData = readyFlowData } = options;
  await app.register(flowsSite, { folders: flows, data: flowData, elsewhere: send });
  app.get("/academy", send);
  app.get("/academy/*", send);
};

/** The built site. */
export const site = async (app: FastifyInstance) => {
  const clientFolder = join(projectRoot(), "dist", "client");
  const assets = builtAssets(clientFolder);
  await serveBuilt(app, clientFolder);
  const flowData = createFlowData();
  app.addHook("onClose", async () => flowData.stop());
  await app.register(
    createSite({ assets: () => assets, load: async () => ({ addressOf, render }), keeps: true, flowData }),
  );
};
