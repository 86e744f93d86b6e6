import { RouterProvider } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { TextsContext } from "../i18n/use-translation";
import type { AcademyRouter } from "../routes/router";
import { type Site, SiteContext } from "../screens/site-context";

interface Props {
  site: Site;
  router: AcademyRouter;
  texts: i18n;
}

/** The whole site, the same tree on the server and in the browser. */
export const App = ({ site, router, texts }: Props) => (
  <TextsContext.Provider value={texts}>
    <SiteContext.Provider value={site}>
      <RouterProvider router={router} />
    </SiteContext.Provider>
  </TextsContext.Provider>
);
