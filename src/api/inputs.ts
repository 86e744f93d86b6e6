/**
 * The files `actors.ts` of the domains are the one place where services are provided to machines: for each machine, its
 * actors and effects, by domain as the machines are. Nothing in it imports a machine, so that each screen's chunk holds
 * its own only. Inputs that several of them share are here.
 */
export interface ContentRef {
  locale: string;
  slug: string;
}

/** A command of a learner: its key makes a repeat of it harmless (R18). */
export type Keyed = ContentRef & { key: string };
