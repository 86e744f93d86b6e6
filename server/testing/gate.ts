/** Blocks everything that waits for it until it is opened. */
export interface Gate {
  open(): void;
  opened: Promise<void>;
}

export function createGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
