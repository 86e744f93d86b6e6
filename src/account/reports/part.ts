import { reportsMachine } from "../../../machines/account/reports";
import { definePart } from "../../screens/screen";
import { reportsActors } from "../report-actors";
import { ReportsDialog } from "./ReportsDialog";

export const part = definePart({
  logic: () => reportsMachine.provide(reportsActors()),
  View: ReportsDialog,
});
