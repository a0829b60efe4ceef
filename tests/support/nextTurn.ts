/** Settles after everything that is ready to run has run; no time passes. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
