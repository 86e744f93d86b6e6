/** How long to wait for more files, in milliseconds: editors save several at once, and git changes many. */
const settleMs = 100;

/** Whether the server has to start again because a file has changed. */
const concernsServer = (file: string): boolean =>
  /[\\/](server|contract)[\\/]/.test(file) && !/\.test(ing)?\.tsx?$/.test(file);

interface Options<Started> {
  /** Starts the server from its current sources. */
  start(): Promise<Started>;
  /** Told before a restart. */
  onRestart(): void;
  /** Told what the start of a restart has thrown; the next change tries again. */
  onFailure(thrown: unknown): void;
}

/**
 * A server that starts again when its files have changed: once for all that change together, one start after the other.
 * @throws what the first start throws
 */
export async function restartable<Started extends { stop(): Promise<void> }>({
  start,
  onRestart,
  onFailure,
}: Options<Started>) {
  let running: Started | null = await start();
  let restarting = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const restart = async () => {
    onRestart();
    await running?.stop();
    running = null;
    running = await start();
  };
  return {
    /** A server that does not run may have failed because of any file. */
    changed: (file: string): void => {
      if (running && !concernsServer(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart).catch(onFailure);
      }, settleMs);
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      await restarting;
      await running?.stop();
    },
  };
}
