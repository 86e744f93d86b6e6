/** A server's memory in MB, from its own metrics. */
export async function memoryOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? [];
  return Math.round(Number(bytes) / 1e6);
}
