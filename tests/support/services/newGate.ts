interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** A promise that a test resolves to let waiting code continue. */
export function newGate(): Gate {
  let open: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open?.() };
}
