import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { projectRoot } from "../../server/project-root";
import { fixedPort } from "./fixed-port";

/** The three machines of deploy/, here the same machine with other ports. */
export interface Member {
  /** From 1, as in the files: 10.0.0.21 is the first one. */
  number: number;
  /** By the port that the files have. */
  ports: Record<2379 | 2380 | 5432 | 8008, number>;
}

export async function makeMembers(): Promise<Member[]> {
  const members: Member[] = [];
  for (const number of [1, 2, 3])
    members.push({
      number,
      ports: { 2379: await fixedPort(), 2380: await fixedPort(), 5432: await fixedPort(), 8008: await fixedPort() },
    });
  return members;
}

const deployed = (path: string): string => readFileSync(join(projectRoot(), "deploy", path), "utf8");

/** Replaces every address of the files with the one that it has here. */
const here = (text: string, members: readonly Member[]): string =>
  text.replace(/10\.0\.0\.2([123]):(2379|2380|5432|8008)\b/g, (_, number: string, port: string) => {
    const { ports } = members[Number(number) - 1] as Member;
    return `127.0.0.1:${ports[Number(port) as keyof Member["ports"]]}`;
  });

/** The environment of a member's etcd: deploy/patroni/etcd.env. */
export function etcdEnv(member: Member, members: readonly Member[], dataDir: string): Record<string, string> {
  const pairs = deployed("patroni/etcd.env")
    .split("\n")
    .filter((line) => /^\w/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const);
  const own = pairs.map(([name, value]) => [
    name,
    // All members occur in the list of the cluster; elsewhere, the file's address is the first one's.
    here(name === "ETCD_INITIAL_CLUSTER" ? value : value.replaceAll("10.0.0.21", `10.0.0.2${member.number}`), members),
  ]);
  return { ...Object.fromEntries(own), ETCD_NAME: `etcd${member.number}`, ETCD_DATA_DIR: dataDir };
}

interface PatroniSettings {
  name: string;
  etcd: { hosts: string[] };
  restapi: { listen: string; connect_address: string };
  postgresql: { listen: string; connect_address: string; data_dir: string; bin_dir: string };
}

/** Where deploy/patroni/patroni.yml expects PostgreSQL's programs. */
export const postgresPrograms = (): string =>
  (parse(deployed("patroni/patroni.yml")) as PatroniSettings).postgresql.bin_dir;

/** deploy/patroni/patroni.yml for a member, without passwords, sockets, and the watchdog, which could reset this machine. */
export function patroniSettings(member: Member, members: readonly Member[], dataDir: string): string {
  const text = deployed("patroni/patroni.yml").replaceAll("10.0.0.0/24 scram-sha-256", "127.0.0.1/32 trust");
  const settings = parse(text) as PatroniSettings;
  const { restapi, postgresql, etcd } = settings;
  const own = (address: string) => here(address.replace("10.0.0.21", `10.0.0.2${member.number}`), members);
  return stringify({
    ...settings,
    name: `pg${member.number}`,
    etcd: { hosts: etcd.hosts.map((host) => here(host, members)) },
    restapi: { ...restapi, listen: own(restapi.listen), connect_address: own(restapi.connect_address) },
    postgresql: {
      ...postgresql,
      listen: own(postgresql.listen),
      connect_address: own(postgresql.connect_address),
      data_dir: dataDir,
      parameters: { unix_socket_directories: "" },
    },
    watchdog: { mode: "off" },
  });
}

/** deploy/haproxy/postgres.cfg, listening on a port. */
export function haproxySettings(port: number, members: readonly Member[]): string {
  return deployed("haproxy/postgres.cfg")
    .replace("bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`)
    .replace(/10\.0\.0\.2([123]):5432 check port 8008/g, (_, number: string) => {
      const { ports } = members[Number(number) - 1] as Member;
      return `127.0.0.1:${ports[5432]} check port ${ports[8008]}`;
    });
}
