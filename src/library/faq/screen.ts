import { articleMachine } from "../../../machines/library/article";
import { paths } from "../../paths/paths";
import { defineScreen } from "../../screens/screen";
import { articleActors } from "../actors";
import { FaqPage } from "./FaqPage";

export const screen = defineScreen({
  logic: (get) => articleMachine.provide(articleActors(get)),
  area: "faq",
  View: FaqPage,
  head: (_, t) => ({ title: t("faq.title"), description: t("faq.description"), canonical: paths.faq }),
});
