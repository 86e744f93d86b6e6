import { RouterProvider } from "@tanstack/react-router";
import type { i18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import type { AcademyRouter } from "../routes/router";
import { type Site, SiteContext } from "../screens/site-context";

interface Props {
  site: Site;
  router: AcademyRouter;
  texts: i18n;
}

/** The whole site, the same tree on the server and in the browser. */
export const App = ({ site, router, texts }: Props) => (
  <I18nextProvider i18n={texts}>
    <SiteContext.Provider value={site}>
      <RouterProvider router={router} />
    </SiteContext.Provider>
  </I18nextProvider>
);
