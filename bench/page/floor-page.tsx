import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
  useRouterState,
} from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import axios from "axios";
import i18next from "i18next";
import { useEffect } from "react";
import { styled } from "styled-components";
import { fromPromise, setup } from "xstate";
import { listensMark } from "../../src/app/dehydrated-state";
import { TextsContext, useTranslation } from "../../src/i18n/use-translation";

/** A page with one action and one call, made of the same libraries as the site: no page of the site can do with less. */
const machine = setup({
  actors: { load: fromPromise(async ({ signal }) => (await axios.get("/", { adapter: "fetch", signal })).status) },
}).createMachine({
  initial: "reading",
  states: { reading: { on: { "more.open": "loading" } }, loading: { invoke: { src: "load", onDone: "reading" } } },
});

const Main = styled.main`
  margin: 2rem auto;
  max-width: 40rem;
`;

function Courses() {
  const [snapshot, send] = useMachine(machine);
  const { t } = useTranslation();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    performance.mark(listensMark);
  }, []);
  return (
    <Main data-path={path}>
      <h1>{t("catalogue.empty")}</h1>
      <p>{t("catalogue.emptyText")}</p>
      <button type="button" disabled={snapshot.matches("loading")} onClick={() => send({ type: "more.open" })}>
        {t("catalogue.apply")}
      </button>
    </Main>
  );
}

/** The page with its router over a history, loaded. */
export async function floorPage(history: RouterHistory) {
  const texts = i18next.createInstance();
  const catalogue = { empty: "Courses", emptyText: "A page with a paragraph of text. ".repeat(20), apply: "More" };
  await texts.init({ lng: "en", defaultNS: "common", resources: { en: { common: { catalogue } } } });
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: "/", component: Courses })]);
  const router = createRouter({ routeTree, history });
  // Prerendered as the site is: without boundaries that the markup does not have.
  router.ssr = { manifest: undefined };
  await router.load();
  return (
    <TextsContext.Provider value={texts}>
      <RouterProvider router={router as never} />
    </TextsContext.Provider>
  );
}
