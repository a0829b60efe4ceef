import { Preferences } from '../../../application/shared/Preferences.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useObserved } from '../../shared/useObserved.ts';

/** Whether the loads are also shown on a map, as the person has chosen in this browser, and the switch for it. */
export const useMapBeside = () => {
  const preferences = useInjection(Preferences);
  const isOn = useObserved(preferences, (kept) => kept.read('loadsMap') === true);
  return { isOn, toggle: (): void => preferences.keep('loadsMap', !isOn) };
};
