import { articleMachine } from "../../../machines/library/article";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { articleActors } from "../actors";
import { documentOf } from "../article/ArticlePage";
import { TermPage } from "./TermPage";

export const screen = defineScreen({
  logic: (get) => articleMachine.provide(articleActors(get)),
  area: "glossary",
  View: TermPage,
  head: (snapshot, t) => {
    const term = documentOf("term")(snapshot);
    return {
      title: term?.term ?? t("glossary.title"),
      ...(term && { description: term.short }),
      // Search engines must not list a draft.
      ...(term?.status !== "draft" && { canonical: paths.term(snapshot.context.asked.slug ?? "") }),
    };
  },
});
