/** The router's index of this history entry. It restarts when an entry is replaced without the router. */
export const stepInHistory = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
};
