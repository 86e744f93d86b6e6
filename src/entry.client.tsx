import { createBrowserHistory } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { Failure } from "../contract/errors";
import type { GetServices } from "./api/services";
import { App } from "./app/App";
import { createAcademy } from "./app/academy";
import { type DehydratedState, dehydratedElementId, listensMark, offlineKey } from "./app/dehydrated-state";
import { createInputReplay, type InputReplay } from "./app/input-replay";
import { randomId } from "./device/random-id";
import { addTexts, createPageI18n } from "./i18n/page-i18n";
import { paths } from "./paths/paths";
import { languagesAt } from "./paths/sections";
import { createAcademyRouter } from "./routes/router";
import { keepFocus } from "./screens/focus";
import { followHash } from "./screens/hash";
import { linkTo } from "./screens/link";
import { createScreens } from "./screens/screens";
import { readConsent } from "./telemetry/analytics";
import { whoWatches } from "./telemetry/inspection";
import { inspectorOf } from "./telemetry/inspector";
import { createInspectors } from "./telemetry/inspectors";

const loadApi = () => import("./api/browser");

/** A call whose code fails to load has not reached the server, and is reported as such (R40). */
const get: GetServices = async (area, signal) => {
  try {
    return await (await loadApi()).get(area, signal);
  } catch {
    throw { code: "network", status: 0 } satisfies Failure;
  }
};

/** Whether the browser has shown this page from its history, without asking the server. */
const isFromHistory = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");

/** Whether the service worker has sent the page that stands in for any other one without a network. */
const isStandIn = (key: string | undefined) => key === offlineKey && location.pathname !== paths.offline;

/** Not every browser tells when it is idle. */
const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(act, { timeout: 5_000 }) : setTimeout(act, 1_000);

/** Yields the thread between parts of the startup, for the visitor's input and the next frame. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await pause();
  const {
    locale,
    language,
    origin,
    isVisitor = false,
    isDemo = false,
    isOnlineOnly = false,
    offers,
    usage,
    build,
    screen,
    links = [],
    meta,
    texts: pageTexts,
    textFiles,
  } = JSON.parse(document.getElementById(dehydratedElementId)?.textContent ?? "") as DehydratedState;
  // The network is idle while the page is made interactive.
  for (const link of links) document.head.append(Object.assign(document.createElement("link"), link));
  const standsIn = isStandIn(screen?.key);
  const texts = createPageI18n(language, { texts: pageTexts, textFiles });
  const { inspect, recorder } = await whoWatches();
  const inspectors = createInspectors(usage && readConsent() === true);
  const inspectorOfNew = () => inspectorOf(inspect, inspectors.forNew());
  const inspector = inspectorOfNew();
  const academy = createAcademy(get, {
    isVisitor,
    ...(inspector && { inspect: inspector }),
    ...(usage && { counted: { inspectors, locale } }),
  });
  inspectors.add(academy);
  inspectors.show(academy);
  const focus = keepFocus();
  const link = linkTo(
    academy,
    () => router,
    () => screens.forget(),
    { focusOn: focus.moveToPart },
  );
  const screens = createScreens({
    get,
    link: (actor, isPrepared) => {
      const [linked, forget] = [link(actor, isPrepared), inspectors.add(actor)];
      return {
        show: linked.show,
        end() {
          linked.end();
          forget();
        },
      };
    },
    dehydrated: build === import.meta.env.VITE_BUILD && !standsIn ? screen : null,
    isVisitor,
    show: inspectors.show,
    inspect: inspectorOfNew,
  });
  await pause();
  const router = createAcademyRouter(createBrowserHistory(), {
    screens,
    locale,
    settle: 0,
    texts: async (namespaces) => addTexts(await texts, namespaces),
  });
  // The server made the markup; without this, the router would expect boundaries that the markup does not have.
  if (!standsIn) router.ssr = { manifest: undefined };
  await pause();
  await router.load();

  academy.on("site.left", ({ url }) => {
    if (url && url !== location.href && url !== location.pathname) location.assign(url);
  });
  const root = document.getElementById("root") as HTMLElement;
  const openPage = () => {
    academy.send({
      type: "page.opened",
      url: location.href,
      locale,
      section: languagesAt(location.href),
    });
    academy.system.get("consent")?.send({ type: "page.seen", path: location.pathname });
  };
  const begin = async () => {
    academy.start();
    const { profile, consent } = academy.getSnapshot().children;
    profile?.on("analytics.tagged", ({ tag }) => consent?.send({ type: "user.tagged", tag }));
    await pause();
    openPage();
    await pause();
    academy.send({ type: "site.opened", seed: randomId() });
    replay?.presses();
    performance.mark(listensMark);
    if (isVisitor) {
      // The browser's history keeps pages: the visitor of this one may have signed in since.
      if (isFromHistory()) academy.send({ type: "session.refresh" });
      whenIdle(() => loadApi().catch(() => undefined));
    }
    if (!isOnlineOnly) whenIdle(() => startWorker().catch(() => undefined));
  };
  /** If its code does not load, the site works online. */
  const startWorker = async () => {
    const { startSiteWorker } = await import("./app/site-worker");
    inspectors.add(
      startSiteWorker({ academy, router, page: { build, language, textFiles }, inspect: inspectorOfNew() }),
    );
  };
  let replay: InputReplay | undefined;
  let hasBegun = false;
  const onHydrated = () => {
    if (hasBegun) return;
    hasBegun = true;
    // At once: later, it would undo what somebody has typed since.
    replay?.fields();
    void pause().then(begin);
  };
  followHash(router.history);
  router.subscribe("onResolved", ({ pathChanged }) => {
    if (pathChanged) openPage();
  });
  const stepOf = ({ search }: { search: object }) => (search as { step?: number }).step;
  router.subscribe("onRendered", ({ pathChanged, fromLocation, toLocation }) => {
    if (!fromLocation) return;
    const before = stepOf(fromLocation);
    if (pathChanged) focus.moveTo("main h1", toLocation.hash);
    // The lesson's page is the same; the step on it is different.
    else if (before !== undefined && before !== stepOf(toLocation)) focus.moveTo("main :is(article, [role=status]) h2");
  });
  const app = (
    <App
      site={{
        academy,
        screens,
        locale,
        language,
        origin,
        isDemo,
        ...(offers && { offers }),
        isForVisitor: isVisitor,
        usage,
        meta,
        onHydrated: onHydrated,
        ...(recorder && { recorder }),
      }}
      router={router}
      texts={await texts}
    />
  );
  await pause();
  // As a transition, so that it yields to the visitor's input: the markup is already there.
  startTransition(() => {
    replay = createInputReplay();
    if (standsIn) createRoot(root).render(app);
    else hydrateRoot(root, app);
  });
}

void start();
