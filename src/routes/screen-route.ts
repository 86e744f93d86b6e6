import type { ContentLocale } from "../../contract/primitives";
import type { OpenScreen } from "../screens/ScreenOutlet";
import type { Screen } from "../screens/screen";
import { type Screens, settled } from "../screens/screens";

/** What routes know beside their address. */
export interface RouterContext {
  screens: Screens;
  locale: ContentLocale;
  /** Whether loaders wait for a screen to have something to show: only on the server (in milliseconds, 0 = no). */
  settle: number;
  /** Fetches what the page of a view needs to say, as far as it is not there. */
  texts: (view: string) => Promise<void>;
}

/** Pages that one comes to first: their texts are there from the beginning. */
const firstPages: readonly string[] = ["home", "catalogue", "course-landing"];

/** Whether a view's page needs more texts than those of the first ones. */
export const needsPageTexts = (view: string | null): boolean => view !== null && !firstPages.includes(view);

/** How long the server waits for a screen's machine before it ships the loading state, in milliseconds. */
export const serverPatience = 800;

/** Starts a route's screen: prepared on intent, awaited on the server, resumed from the shipped snapshot. */
export async function openScreen(
  { screens, settle, texts }: RouterContext,
  load: () => Promise<{ screen: Screen }>,
  open: Omit<OpenScreen, "screen">,
): Promise<OpenScreen> {
  const [{ screen }] = await Promise.all([load(), texts(open.view)]);
  const actor = screens.open(open.key, screen, open.input);
  if (settle > 0) await settled(actor, settle);
  return { screen, ...open };
}
