import { createMemoryHistory } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { Failure } from "../contract/errors";
import type { ContentLocale } from "../contract/primitives";
import type { SessionChanged } from "../machines/shared/events";
import type { GetServices, ServiceArea, Services } from "./api/services";
import { App } from "./app/App";
import { createAcademy } from "./app/academy";
import type { DehydratedState, Meta, Offers } from "./app/dehydrated-state";
import { documents, type PreloadedAddresses, preloadOf } from "./app/documents";
import { loadTexts } from "./i18n/i18n";
import type { UiLanguage } from "./i18n/languages";
import { createPageI18n } from "./i18n/page-i18n";
import { type AcademyRouter, createAcademyRouter } from "./routes/router";
import { serverTimeoutMs } from "./routes/screen-route";
import type { ContentFacts } from "./screens/document";
import { fullTitle } from "./screens/head";
import type { OpenScreen } from "./screens/ScreenOutlet";
import type { Head } from "./screens/screen";
import { createScreens, settled } from "./screens/screens";
import { globalStyle } from "./theme/global-style";

/** Events for a page's machine, each sent once it is no longer busy with the one before. */
export type PlayedEvents = readonly AnyEventObject[];

export interface Rendered {
  /** 200, 404 if the screen found nothing, 503 if its calls failed. */
  status: number;
  /** Whether the screen still loads: its calls took too long, and the page shows that instead of its content. */
  isIncomplete: boolean;
  /** What was thrown where a screen should have opened: mistakes in the code, for which the page says that it failed. */
  faults: readonly unknown[];
  language: UiLanguage;
  title: string;
  siteName: string;
  head: Head | null;
  styles: string;
  markup: string;
  /** The document adds where files are. */
  dehydrated: Omit<DehydratedState, "textFiles" | "links">;
  /** Folder of the page's view; null for a page without a screen. */
  view: string | null;
  /** Area of the API that the page calls first. */
  area: ServiceArea | null;
  /** What a learner's document requests; null for a visitor's. */
  preload: PreloadedAddresses | null;
}

interface Request {
  /** Path with query. */
  url: string;
  locale: ContentLocale;
  /** Of the interface. */
  language: UiLanguage;
  origin: string;
  /** Whether the use of the site is counted. */
  usage: boolean;
  /** Whether the page was requested without a session: it shows what a visitor sees. */
  isVisitor?: boolean;
  /** Whether the page states that the site is a demo that others can reach (R71). */
  isDemo?: boolean;
  /** Whether the site has withdrawn its service worker. */
  isOnlineOnly?: boolean;
  /** What visitors may do about their account. */
  offers?: Offers;
  /** Sent to the page's machine before it is shown: what a form without scripts has done. */
  events?: PlayedEvents;
  /** For what a learner's document requests. */
  facts: ContentFacts;
}

/** The server keeps nothing. */
const onHydrated = () => undefined;

/** The services of a rendered page, which never requests personal data. */
const nothing: GetServices = () => Promise.reject(new Error("The server renders no personal page."));

/** In the browser, the academy tells it again, with the seed of the visit. */
const visitorSession: SessionChanged = { type: "session.changed", learner: null, seed: "" };

/** The title and description that editors set for a page; without them, the page has its own. */
async function metaOf(get: GetServices, locale: ContentLocale, group: string, key: string): Promise<Meta | null> {
  try {
    const settings = await (await get("site")).loadSettings({ locale, group });
    const textOf = (name: string) => settings.find((one) => one.key === name)?.value;
    const [title, description] = [textOf("metaTitle"), textOf("metaDescription")];
    return {
      key,
      ...(typeof title === "string" && { title }),
      ...(typeof description === "string" && { description }),
    };
  } catch {
    return null;
  }
}

interface LanguageTexts {
  all: Awaited<ReturnType<typeof loadTexts>>;
  texts: i18n;
}
const textsOf = new Map<UiLanguage, Promise<LanguageTexts>>();

async function loadLanguage(language: UiLanguage): Promise<LanguageTexts> {
  const all = await loadTexts(language);
  return { all, texts: await createPageI18n(language, { texts: all }) };
}

/** All texts of a language, which all its pages share; if they do not load, the next page tries again. */
function textsIn(language: UiLanguage): Promise<LanguageTexts> {
  const known = textsOf.get(language);
  if (known) return known;
  const loading = loadLanguage(language);
  textsOf.set(language, loading);
  loading.catch(() => textsOf.delete(language));
  return loading;
}

const academies = new Map<boolean, ReturnType<typeof createAcademy>>();

/** A root actor that is never started: all pages for visitors show the same one, and all others. */
function academyFor(isVisitor: boolean): ReturnType<typeof createAcademy> {
  const academy = academies.get(isVisitor) ?? createAcademy(nothing, { isVisitor });
  academies.set(isVisitor, academy);
  return academy;
}

let matcher: AcademyRouter | null = null;

/** A router that only matches addresses; it loads nothing. */
const matcherOnce = (): AcademyRouter => {
  matcher ??= createAcademyRouter(createMemoryHistory({ initialEntries: ["/academy/"] }), {
    screens: createScreens({ get: nothing }),
    locale: "en",
    settle: 0,
    texts: () => Promise.resolve(),
  });
  return matcher;
};

const inOneForm = (segment: string): string => encodeURIComponent(decodeURIComponent(segment));

/**
 * A page's address as its route declares it, the same for all spellings: other query parameters and values that the
 * route rejects are left out; the rest and the path are escaped consistently.
 * @param url path with query; its path can be decoded
 */
export function addressOf(url: string): string {
  const router = matcherOnce();
  const location = router.parseLocation(createMemoryHistory({ initialEntries: [url] }).location);
  const declared: Record<string, unknown> = router.matchRoutes(location).at(-1)?._strictSearch ?? {};
  const [path = ""] = url.split("?");
  return path.split("/").map(inOneForm).join("/") + router.options.stringifySearch(declared);
}

/**
 * Renders the first HTML of a page: the screen's machine runs with in-process services until it is no longer busy (with
 * a time limit), then its view is rendered and its snapshot included. It has no personal data: it is the same for all
 * visitors without a session, and for all with one.
 */
export async function render(
  {
    url,
    locale,
    language,
    origin,
    usage,
    isVisitor = false,
    isDemo = false,
    isOnlineOnly = false,
    offers,
    events = [],
    facts,
  }: Request,
  getServices: () => Promise<Services>,
): Promise<Rendered> {
  const get: GetServices = async (area) => (await getServices())[area];
  const { all: allTexts, texts } = await textsIn(language);
  const screens = createScreens({ get });
  let isAboutNothing = false;
  // What cannot be checked now counts as existing.
  const outlineOf = async ({ view, input }: Pick<OpenScreen, "view" | "input">): Promise<object> => {
    try {
      const outline = await documents[view]?.outline?.(get, input);
      isAboutNothing ||= outline === null;
      if (outline) return { outline };
    } catch (refused) {
      isAboutNothing ||= (refused as Failure).code === "not_found";
    }
    return isAboutNothing ? { isMissing: true } : {};
  };
  const router = createAcademyRouter(createMemoryHistory({ initialEntries: [url] }), {
    screens,
    locale,
    settle: serverTimeoutMs,
    outlineOf,
    ...(isVisitor && { session: visitorSession }),
    texts: () => Promise.resolve(),
  });
  await router.load();

  const open = router.state.matches.at(-1)?.loaderData as OpenScreen | undefined;
  const actor = open && screens.open(open.key, open.screen, open.input);
  for (const event of actor ? events : []) {
    actor?.send(event);
    if (actor) await settled(actor, serverTimeoutMs);
  }
  const snapshot = actor?.getSnapshot() as AnyMachineSnapshot | undefined;
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <App
          site={{
            academy: academyFor(isVisitor),
            screens,
            locale,
            language,
            origin,
            isDemo,
            ...(offers && { offers }),
            isForVisitor: isVisitor,
            usage,
            meta: null,
            onHydrated: onHydrated,
          }}
          router={router}
          texts={texts}
        />
      </StyleSheetManager>,
    );
    const { t } = texts;
    const isNotFound =
      isAboutNothing ||
      router.state.matches.some(({ status }) => status === "notFound") ||
      snapshot?.hasTag("notFound") === true;
    const own = open && !isNotFound ? open.screen.head(snapshot, t) : null;
    const broken = router.state.matches.filter(({ status }) => status === "error");
    const meta = open && own?.settings ? await metaOf(get, locale, own.settings, open.key) : null;
    const head = own && { ...own, ...meta };
    return {
      status: isNotFound ? 404 : snapshot?.hasTag("failed") || broken.length > 0 ? 503 : 200,
      isIncomplete: snapshot?.hasTag("busy") === true,
      faults: broken.map(({ error }) => error),
      language,
      siteName: t("siteName"),
      title: fullTitle(head?.title ?? t("notFound.title"), t("siteName")),
      head,
      styles: `<style>${globalStyle}</style>${sheet.getStyleTags()}`,
      markup,
      view: open?.view ?? null,
      area: open?.screen.area ?? null,
      preload: isVisitor ? null : await preloadOf(isNotFound ? undefined : open, facts),
      dehydrated: {
        locale,
        language,
        origin,
        usage,
        ...(isVisitor && { isVisitor }),
        ...(isDemo && { isDemo }),
        ...(isOnlineOnly && { isOnlineOnly }),
        ...(offers && { offers }),
        build: import.meta.env.VITE_BUILD,
        meta,
        screen: open && actor ? { key: open.key, snapshot: actor.getPersistedSnapshot() } : null,
        texts: {
          common: allTexts.common,
          ...Object.fromEntries((open?.texts ?? []).map((namespace) => [namespace, allTexts[namespace]])),
        },
      },
    };
  } finally {
    sheet.seal();
    actor?.stop();
  }
}
