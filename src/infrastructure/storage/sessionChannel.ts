/** Message to the other tabs when the user signs out. */
export const endOfSession = 'session-ended';

/** Channel between tabs; undefined if the browser has none or denies access to storage. */
export const sessionChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('session');
  } catch {
    return undefined;
  }
};
