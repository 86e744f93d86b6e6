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
import { I18nextProvider, initReactI18next, useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { fromPromise, setup } from "xstate";
import { listensMark } from "../../src/app/dehydrated-state";

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
  await texts.use(initReactI18next).init({ lng: "en", resources: { en: { translation: { catalogue } } } });
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: "/", component: Courses })]);
  const router = createRouter({ routeTree, history });
  // Prerendered as the site is: without boundaries that the markup does not have.
  router.ssr = { manifest: undefined };
  await router.load();
  return (
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router as never} />
    </I18nextProvider>
  );
}
