/** How many steps the router counts up to this entry of the history; it begins anew where an entry was replaced past it. */
export const stepInHistory = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
};
