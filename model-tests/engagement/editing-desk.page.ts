import { editing } from "../../contract/engagement/editing";
import { definePage } from "../shared/define-page";
import { editingDeskScreen } from "./editing-desk.screen";

export const editingDeskPage = definePage({
  screen: editingDeskScreen,
  path: "/academy/editing/",
  calls: { loadOverview: editing.overview },
});
