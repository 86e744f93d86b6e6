import { sessionsMachine } from "../../../machines/account/sessions";
import { definePart } from "../../screens/screen";
import { sessionsActors } from "../actors";
import { SessionList } from "./SessionList";

export const part = definePart({
  logic: (get) => sessionsMachine.provide(sessionsActors(get)),
  View: SessionList,
  area: "sessions",
});
