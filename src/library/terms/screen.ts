import { articleMachine } from "../../../machines/library/article";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { articleActors } from "../actors";
import { documentOf } from "../article/ArticlePage";
import { TermsPage } from "./TermsPage";

export const screen = defineScreen({
  logic: (get) => articleMachine.provide(articleActors(get)),
  area: "site",
  View: TermsPage,
  head: (snapshot, t) => ({
    title: documentOf("terms")(snapshot)?.title ?? t("terms.crumb"),
    description: t("terms.description"),
    canonical: paths.terms,
  }),
});
