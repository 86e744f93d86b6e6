import type { ContentLocale } from "../../contract/primitives";
import type { LaterNamespace } from "../i18n/translation";
import type { OpenScreen } from "../screens/ScreenOutlet";
import type { Screen } from "../screens/screen";
import { type Screens, settled } from "../screens/screens";

/** What routes know beside their address. */
export interface RouterContext {
  screens: Screens;
  locale: ContentLocale;
  /** What of a personal page is everybody's; only on the server. */
  outlineOf?: (screen: Screen, input: unknown) => Promise<object | null>;
  /** Whether loaders wait for a screen to have something to show: only on the server (in milliseconds, 0 = no). */
  settle: number;
  /** Fetches pieces of the texts, as far as they are not there. */
  texts: (namespaces: readonly LaterNamespace[]) => Promise<void>;
}

/** How long the server waits for a screen's machine before it ships the loading state, in milliseconds. */
export const serverTimeoutMs = 800;

/** Starts a route's screen: prepared on intent, awaited on the server, resumed from the shipped snapshot. */
export async function openScreen(
  { screens, settle, texts, outlineOf }: RouterContext,
  load: () => Promise<{ screen: Screen }>,
  open: Omit<OpenScreen, "screen">,
): Promise<OpenScreen> {
  const [{ screen }] = await Promise.all([load(), texts(open.texts)]);
  const outline = await outlineOf?.(screen, open.input);
  const actor = screens.open(open.key, screen, outline ? { ...(open.input as object), outline } : open.input);
  if (settle > 0) await settled(actor, settle);
  return { screen, ...open };
}
