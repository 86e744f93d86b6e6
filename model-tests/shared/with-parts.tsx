import type { ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import { type Site, SiteContext } from "../../src/screens/site-context";
import { site } from "../drivers/page";

/** A part that a page has opened. */
interface Opened {
  id: string;
  input: unknown;
}

/** A site that opens parts of pages, on a server that never answers, and records what they are opened with. */
export function siteWithParts() {
  const opened: Opened[] = [];
  const actors = new Map<string, AnyActorRef>();
  const screens: Site["screens"] = {
    open: (id, part, input) => {
      const known = actors.get(id);
      if (known) return known;
      opened.push({ id, input });
      const actor = part.create(() => new Promise(() => undefined), input, undefined, {});
      actors.set(id, actor);
      actor.start();
      return actor;
    },
    hold: () => () => undefined,
    forget: () => undefined,
  };
  return { opened, screens };
}

/** A view on a site that differs from the static one, inside of what already surrounds it. */
export const OnSite = ({ children, ...differs }: Partial<Site> & { children: ReactNode }) => (
  <SiteContext.Consumer>
    {(around) => <SiteContext value={{ ...site, ...around, ...differs }}>{children}</SiteContext>}
  </SiteContext.Consumer>
);
