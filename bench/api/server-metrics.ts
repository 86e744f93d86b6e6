/** What a server says about itself. */
interface ServerMetrics {
  /** In MB. */
  memory: number;
  /** CPU time since its start, in microseconds. */
  cpu: number;
  /** How many replies were in memory, and were not. */
  kept: number;
  made: number;
}

export async function metricsOf(origin: string): Promise<ServerMetrics> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const numberOf = (name: RegExp): number => Number(new RegExp(`^${name.source} (\\S+)`, "m").exec(text)?.[1]);
  return {
    memory: Math.round(numberOf(/process_resident_memory_bytes/) / 1e6),
    cpu: numberOf(/process_cpu_seconds_total/) * 1e6,
    kept: numberOf(/academy_kept_replies_total\{kept="yes"\}/),
    made: numberOf(/academy_kept_replies_total\{kept="no"\}/),
  };
}
