import { createRoute } from "@tanstack/react-router";
import type { ContentLocale } from "../../contract/primitives";
import { type OpenScreen, ScreenOutlet } from "../screens/ScreenOutlet";
import type { Screen } from "../screens/screen";
import { under } from "./root";
import { openScreen } from "./screen-route";

/** What the address of a page says. */
export interface Address {
  search: Record<string, unknown>;
  params: Readonly<Record<string, string>>;
  /** The language of the host. */
  locale: ContentLocale;
}
/** What is opened at an address. */
export type Opening = Omit<OpenScreen, "screen">;

type Query = Record<string, string | number>;

/** Of a query, the parts with these names that are text; what they mean is read when the page is opened. */
const partsNamed =
  (names: readonly string[]) =>
  (raw: Record<string, unknown>): Query =>
    Object.fromEntries(
      Object.entries(raw).filter(
        (part): part is [string, string | number] =>
          names.includes(part[0]) && (typeof part[1] === "number" || (typeof part[1] === "string" && part[1] !== "")),
      ),
    );

/**
 * The route of a page that hardly anybody visits first. The file of its screen has all that it takes to open it, so that
 * the first load of other pages has nothing of it.
 * @param load the file of its screen
 * @param query the names in the query of its address; the server and the page know no others
 */
export function pageRoute<const Path extends string>(
  path: Path,
  load: () => Promise<{ screen: Screen; open: (address: Address) => Opening }>,
  query: readonly string[] = [],
) {
  const route = createRoute({
    getParentRoute: under,
    path,
    validateSearch: partsNamed(query),
    loader: async ({ context, location, params }) => {
      const { open } = await load();
      return openScreen(context, load, open({ search: location.search, params, locale: context.locale }));
    },
    component: () => <ScreenOutlet open={route.useLoaderData()} />,
  });
  return route;
}
