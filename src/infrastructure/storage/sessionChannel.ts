/** What a tab tells the others when the person signs out. */
export const endOfSession = 'session-ended';

/** The way from tab to tab; undefined where the browser has none, or refuses it along with the storage. */
export const sessionChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('session');
  } catch {
    return undefined;
  }
};
