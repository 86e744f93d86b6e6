import { failedPageMachine } from "../../../machines/account/failed-page";
import { defineScreen } from "../../screens/screen";
import { FailedPage } from "../../shell/FailedPage";

export const screen = defineScreen({
  logic: () => failedPageMachine,
  View: FailedPage,
  head: (_, t) => ({ title: t("pageFailed.offlineTitle") }),
});
