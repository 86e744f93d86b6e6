import { definePage } from "../shared/define-page";
import { administrationScreen } from "./administration.screen";

export const administrationPage = definePage({
  screen: administrationScreen,
  path: "/academy/administration/",
  calls: {},
});
