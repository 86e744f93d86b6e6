import { editingDeskMachine } from "../../../machines/engagement/editing-desk";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { editingDeskActors } from "../editing-actors";
import { EditingPage } from "./EditingPage";

export const screen = defineScreen({
  logic: (get) => editingDeskMachine.provide(editingDeskActors(get)),
  area: "editing",
  View: EditingPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("editing.title") }),
});

export const open = (): Opening => ({ view: "editing", texts: ["engagement"], key: "editing", input: undefined });
