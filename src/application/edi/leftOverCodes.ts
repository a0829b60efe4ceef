import type { Preferences } from '../shared/Preferences.ts';

/** What this browser kept of partners' codes before companies did, by partner, as it was loaded. Nobody adds to it any more. */
export const leftOverCodes = (preferences: Preferences): readonly (readonly [string, unknown])[] => {
  const stored = preferences.read('ediCodes');
  return typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
};
