/** Shuts down cleanly, or forcibly if that takes longer than 5 s; a second signal does not wait. */
export function stopOnSignal({ stop }: { stop(): Promise<void> }): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), 5000).unref();
      stop().then(
        () => process.exit(0),
        (thrown: unknown) => {
          console.error(thrown);
          process.exit(1);
        },
      );
    });
}
