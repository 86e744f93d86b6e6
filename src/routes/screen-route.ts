import type { ContentLocale } from "../../contract/primitives";
import type { SessionChanged } from "../../machines/shared/events";
import type { LaterNamespace } from "../i18n/translation";
import type { OpenScreen } from "../screens/ScreenOutlet";
import type { Screen } from "../screens/screen";
import { type Screens, settled } from "../screens/screens";

/** Data that routes have in addition to their address. */
export interface RouterContext {
  screens: Screens;
  locale: ContentLocale;
  /** What the server knows of a personal page before the account: its public part, or that there is none. */
  outlineOf?: (screen: Pick<OpenScreen, "view" | "input">) => Promise<object>;
  /** What the server tells screens at once: the page was requested without a session. */
  session?: SessionChanged;
  /** How long loaders wait for a screen to have content, in milliseconds: only on the server; 0 means not at all. */
  settle: number;
  /** Whether the page is only prepared, because a link to it is hovered, touched or focused. */
  isPrepared?: boolean;
  /** Loads missing namespaces of the texts. */
  texts: (namespaces: readonly LaterNamespace[]) => Promise<void>;
}

/** How long the server waits for a screen's machine before it sends the loading state, in milliseconds. */
export const serverTimeoutMs = 800;

/** Starts a route's screen: prepared on intent, awaited on the server, resumed from the server's snapshot. */
export async function openScreen(
  { screens, settle, texts, outlineOf, session, isPrepared = false }: RouterContext,
  load: () => Promise<{ screen: Screen }>,
  open: Omit<OpenScreen, "screen">,
): Promise<OpenScreen> {
  const [{ screen }] = await Promise.all([load(), texts(open.texts)]);
  const outline = await outlineOf?.(open);
  const input = outline ? { ...(open.input as object), ...outline } : open.input;
  const actor = screens.open(open.key, screen, input, isPrepared);
  if (session) actor.send(session);
  if (settle > 0) await settled(actor, settle);
  return { screen, ...open };
}
