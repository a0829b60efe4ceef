import { useState } from 'react';
import type { PaletteEntry } from './PaletteEntry.ts';

/**
 * Which entry Enter would choose: the first until another one is moved to, and the same one when others appear around it. None at first
 * where the first one must be chosen on purpose.
 */
export const useActiveOption = (entries: readonly PaletteEntry[], isOnPurpose: boolean) => {
  const [key, setKey] = useState<string>();
  const known = entries.findIndex((entry) => entry.key === key);
  const active = known === -1 && !isOnPurpose ? 0 : known;
  const from = (by: 1 | -1): number => (active === -1 && by === -1 ? 0 : active);
  return {
    active,
    activate: (at: number): void => setKey(entries[at]?.key),
    /** One on or back, from the last to the first. */
    step: (by: 1 | -1): void => setKey(entries.at((from(by) + by) % entries.length)?.key),
    reset: (): void => setKey(undefined),
  };
};
