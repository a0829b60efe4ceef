interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Something a test keeps others waiting at. */
export function newGate(): Gate {
  let open: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open?.() };
}
