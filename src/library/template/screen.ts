import { articleMachine } from "../../../machines/library/article";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { articleActors } from "../actors";
import { documentOf } from "../article/ArticlePage";
import { TemplatePage } from "./TemplatePage";

export const screen = defineScreen({
  logic: (get) => articleMachine.provide(articleActors(get)),
  area: "templates",
  View: TemplatePage,
  head: (snapshot, t) => {
    const template = documentOf("template")(snapshot);
    return {
      title: template?.title ?? t("template.crumb"),
      ...(template && { description: template.description }),
      // Search engines must not list a draft.
      ...(template?.status !== "draft" && { canonical: paths.template(snapshot.context.asked.slug ?? "") }),
    };
  },
});
