import { reportsMachine } from "../../../machines/session/reports";
import { reportsActors } from "../../actors/reports";
import { definePart } from "../../screens/screen";
import { ReportsDialog } from "./ReportsDialog";

export const part = definePart({
  logic: () => reportsMachine.provide(reportsActors()),
  View: ReportsDialog,
});
