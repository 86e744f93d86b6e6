/** What a server says about itself: its memory in MB, and how many replies were in memory, and were not. */
export async function metricsOf(origin: string): Promise<{ memory: number; kept: number; made: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const numberOf = (name: RegExp): number => Number(new RegExp(`^${name.source} (\\S+)`, "m").exec(text)?.[1]);
  return {
    memory: Math.round(numberOf(/process_resident_memory_bytes/) / 1e6),
    kept: numberOf(/academy_kept_replies_total\{kept="yes"\}/),
    made: numberOf(/academy_kept_replies_total\{kept="no"\}/),
  };
}
