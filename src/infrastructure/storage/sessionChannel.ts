/** What a tab tells the others when the person signs out. */
export const endOfSession = 'session-ended';

/** The way from tab to tab; undefined where the browser has none. */
export const sessionChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
