import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { fixedPort } from "./fixed-port";
import { childrenOf, type Program, type Programs, postgresUser, postmasterOf, signal } from "./programs";
import { etcdEnv, haproxySettings, type Member, makeMembers, patroniSettings } from "./settings";

/** A member as Patroni reports it. */
interface Reported {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

/** A database server with its Patroni. */
interface Machine extends Member {
  name: string;
  dataDir: string;
  patroni: Program;
}

const get = async <T>(url: string): Promise<T | null> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1500) });
    return (await answer.json()) as T;
  } catch {
    return null;
  }
};

function runningPostmaster({ dataDir, name }: Machine): number {
  const pid = postmasterOf(dataDir);
  if (pid === undefined) throw new Error(`${name} has no PostgreSQL that runs.`);
  return pid;
}

/** Three PostgreSQL led by Patroni and etcd, behind HAProxy, with the settings of deploy/. */
export class Cluster {
  private machines: Machine[] = [];
  private readonly etcds = new Map<number, Program>();
  private port = 0;

  constructor(
    private readonly programs: Programs,
    private readonly folder: string,
  ) {}

  /** The address of the primary through HAProxy. */
  url(user: string, database: string): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const { uid, gid } = postgresUser();
    chownSync(this.folder, uid, gid);
    const members = await makeMembers();
    for (const { number } of members) {
      const dataDir = join(this.folder, `etcd${number}`);
      mkdirSync(dataDir, { mode: 0o700 });
      chownSync(dataDir, uid, gid);
    }
    for (const member of members) this.startEtcd(member, members);
    this.machines = members.map((member) => {
      const name = `pg${member.number}`;
      const dataDir = join(this.folder, name);
      writeFileSync(join(this.folder, `${name}.yml`), patroniSettings(member, members, dataDir));
      return { ...member, name, dataDir, patroni: this.startPatroni(name) };
    });
    this.port = await fixedPort();
    const file = join(this.folder, "haproxy.cfg");
    writeFileSync(file, haproxySettings(this.port, members));
    this.programs.start("haproxy", "haproxy", ["-db", "-f", file]);
    await this.healthy();
    await this.makeDatabase();
  }

  private startEtcd(member: Member, members: readonly Member[]): void {
    const name = `etcd${member.number}`;
    const env = etcdEnv(member, members, join(this.folder, name));
    this.etcds.set(member.number, this.programs.start(name, "etcd", [], env));
  }

  private startPatroni(name: string): Program {
    return this.programs.start(`patroni-${name}`, "patroni", [join(this.folder, `${name}.yml`)]);
  }

  /** As docs/scaling.md says, without a password. */
  private async makeDatabase(): Promise<void> {
    const client = await this.connect();
    try {
      await client.query("create role academy login");
      await client.query("create database academy owner academy encoding 'UTF8' template template0");
    } finally {
      await client.end();
    }
  }

  /** Connects to the primary: HAProxy may not have found it yet. */
  private async connect(): Promise<Client> {
    for (let tries = 1; ; tries += 1) {
      const client = new Client({ connectionString: this.url("postgres", "postgres"), connectionTimeoutMillis: 3000 });
      try {
        await client.connect();
        return client;
      } catch (thrown) {
        if (tries === 20) throw thrown;
        await pause(500);
      }
    }
  }

  private async members(): Promise<Reported[]> {
    for (const { ports } of this.machines) {
      const found = await get<{ members?: Reported[] }>(`http://127.0.0.1:${ports[8008]}/cluster`);
      if (found?.members) return found.members;
    }
    return [];
  }

  private async isHealthy(): Promise<boolean> {
    const members = await this.members();
    const leader = members.find(({ role }) => role === "leader");
    return (
      leader?.state === "running" &&
      members.length === this.machines.length &&
      members.every(({ state, timeline }) => /^(running|streaming)$/.test(state) && timeline === leader.timeline) &&
      members.some(({ role }) => role === "sync_standby")
    );
  }

  /**
   * Waits until one is primary, and the others follow it.
   * @throws if that takes longer than two minutes, with what Patroni reports.
   */
  async healthy(): Promise<void> {
    const until = performance.now() + 120_000;
    while (!(await this.isHealthy())) {
      if (performance.now() > until)
        throw new Error(
          `The database's copies are not in step after two minutes: ${JSON.stringify(await this.members())}\n${this.programs.lastLines("patroni-pg1")}`,
        );
      await pause(250);
    }
  }

  private async machineWith(role: string): Promise<Machine> {
    const { name } = (await this.members()).find((member) => member.role === role) ?? {};
    const machine = this.machines.find((one) => one.name === name);
    if (!machine) throw new Error(`No database server is ${role}.`);
    return machine;
  }

  readonly primary = () => this.machineWith("leader");
  readonly standby = () => this.machineWith("sync_standby");

  /** Kills PostgreSQL; Patroni lives on. */
  killPostgres(machine: Machine): void {
    signal(runningPostmaster(machine), "SIGKILL");
  }

  /** Kills Patroni and every process of PostgreSQL at once, as a power cut would. */
  async lose(machine: Machine): Promise<void> {
    const postmaster = runningPostmaster(machine);
    const all = [postmaster, ...childrenOf(postmaster)];
    const dead = machine.patroni.kill();
    for (const pid of all) signal(pid, "SIGKILL");
    await dead;
  }

  /** Starts what was lost. */
  bringBack(machine: Machine): void {
    machine.patroni = this.startPatroni(machine.name);
  }

  /** Stops a machine in the middle of everything; returns what lets it go on. */
  freeze(machine: Machine): () => void {
    const postmaster = runningPostmaster(machine);
    const stopped = [machine.patroni.pid, postmaster];
    for (const pid of stopped) signal(pid, "SIGSTOP");
    // Asked afterwards: the postmaster starts no more.
    const children = childrenOf(postmaster);
    for (const pid of children) signal(pid, "SIGSTOP");
    return () => {
      for (const pid of [...children, postmaster, machine.patroni.pid]) signal(pid, "SIGCONT");
    };
  }

  /** Makes the synchronous standby the primary, as `patronictl switchover` does. */
  async switchOver(): Promise<void> {
    const [primary, standby] = [await this.primary(), await this.standby()];
    const answer = await fetch(`http://127.0.0.1:${primary.ports[8008]}/switchover`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
    });
    if (!answer.ok) throw new Error(`Patroni refuses to switch over: ${await answer.text()}`);
  }

  /** Kills the etcd that leads; returns what starts it again. */
  async loseEtcdLeader(): Promise<() => void> {
    for (const machine of this.machines) {
      const self = await get<{ state?: string }>(`http://127.0.0.1:${machine.ports[2379]}/v2/stats/self`);
      if (self?.state !== "StateLeader") continue;
      await this.etcds.get(machine.number)?.kill();
      return () => this.startEtcd(machine, this.machines);
    }
    throw new Error("No etcd leads.");
  }
}
