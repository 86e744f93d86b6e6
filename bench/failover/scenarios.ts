import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster";
import type { Site } from "./site";

/** Something that fails, and is repaired. */
export interface Scenario {
  name: string;
  /** Writes have to go on within these seconds. */
  limit: number;
  /** Whether calls may break without an answer: the process that had them is dead. */
  breaksCalls?: true;
  /** @returns what repairs it, once writes go on; nothing if it repairs itself. */
  fail(site: Site, cluster: Cluster, round: number): Promise<(() => void | Promise<void>) | undefined>;
}

export const scenarios: readonly Scenario[] = [
  {
    name: "process of the site killed",
    limit: 10,
    breaksCalls: true,
    fail: async (site, _, round) => {
      const index = round % 2;
      await site.kill(index);
      return () => site.startOne(index);
    },
  },
  {
    name: "primary's PostgreSQL killed",
    limit: 10,
    fail: async (_, cluster) => void cluster.killPostgres(await cluster.primary()),
  },
  {
    name: "primary's machine lost",
    limit: 30,
    fail: async (_, cluster) => {
      const machine = await cluster.primary();
      await cluster.lose(machine);
      return () => cluster.bringBack(machine);
    },
  },
  {
    name: "primary's machine frozen",
    limit: 30,
    fail: async (_, cluster) => {
      const thaw = cluster.freeze(await cluster.primary());
      return async () => {
        // Its successor has writes that the former primary knows nothing of.
        await pause(3000);
        thaw();
      };
    },
  },
  {
    name: "planned switchover",
    limit: 3,
    fail: async (_, cluster) => void (await cluster.switchOver()),
  },
  {
    name: "synchronous standby lost",
    limit: 10,
    fail: async (_, cluster) => {
      const machine = await cluster.standby();
      await cluster.lose(machine);
      return () => cluster.bringBack(machine);
    },
  },
  {
    name: "etcd's leader lost",
    limit: 10,
    fail: (_, cluster) => cluster.loseEtcdLeader(),
  },
];
