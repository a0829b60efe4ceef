import { useState } from 'react';
import type { PaletteEntry } from './PaletteEntry.ts';

/** Which entry Enter would choose: the first until another one is moved to, and the same one when others appear around it. */
export const useActiveOption = (entries: readonly PaletteEntry[]) => {
  const [key, setKey] = useState<string>();
  const known = entries.findIndex((entry) => entry.key === key);
  const active = known === -1 ? 0 : known;
  return {
    active,
    activate: (at: number): void => setKey(entries[at]?.key),
    /** One on or back, from the last to the first. */
    step: (by: 1 | -1): void => setKey(entries.at((active + by) % entries.length)?.key),
    reset: (): void => setKey(undefined),
  };
};
