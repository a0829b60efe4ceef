import { Preferences } from '../../../application/shared/Preferences.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useObserved } from '../useObserved.ts';

/** Whether keys that type a character do anything, and the switch for it. They do unless somebody has switched them off. */
export const useLetterKeys = (): readonly [boolean, (on: boolean) => void] => {
  const preferences = useInjection(Preferences);
  const areOn = useObserved(preferences, (kept) => kept.read('letterKeys') !== false);
  return [areOn, (on) => preferences.keep('letterKeys', on)];
};
