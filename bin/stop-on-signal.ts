/**
 * Shuts down cleanly, or forcibly if that takes longer than 5 s; a second signal does not wait. What is still starting
 * ends at once: the first process of a container hears only signals that it listens to.
 */
export async function stopOnSignal<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  let started: T | null = null;
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      if (!started) process.exit(0);
      isStopping = true;
      setTimeout(() => process.exit(1), 5000).unref();
      started.stop().then(
        () => process.exit(0),
        (thrown: unknown) => {
          console.error(thrown);
          process.exit(1);
        },
      );
    });
  started = await starting;
  return started;
}
