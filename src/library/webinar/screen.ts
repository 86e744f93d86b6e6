import { articleMachine } from "../../../machines/library/article";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { articleActors } from "../actors";
import { documentOf } from "../article/ArticlePage";
import { WebinarPage } from "./WebinarPage";

export const screen = defineScreen({
  logic: (get) => articleMachine.provide(articleActors(get)),
  area: "webinars",
  View: WebinarPage,
  head: (snapshot, t) => {
    const webinar = documentOf("webinar")(snapshot);
    return {
      title: webinar?.title ?? t("webinar.crumb"),
      ...(webinar && { description: webinar.description }),
      ...(webinar?.video?.posterUrl && { image: webinar.video.posterUrl }),
      // Search engines must not list a draft.
      ...(webinar?.status !== "draft" && { canonical: paths.webinar(snapshot.context.asked.slug ?? "") }),
    };
  },
});
