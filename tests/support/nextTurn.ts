/** Resolves after all pending tasks have run, without advancing time. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
