import { Preferences } from '../../../application/shared/Preferences.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { useObserved } from '../useObserved.ts';

/** From this width on there is room for a record beside its list. */
const wide = '(width >= 64rem)';

/** Whether records open beside their list, whether there is room for that, and the switch for it. */
export const useRecordsBeside = () => {
  const preferences = useInjection(Preferences);
  const isChosen = useObserved(preferences, (kept) => kept.read('recordsBeside') === true);
  const isPossible = useMediaQuery(wide);
  return {
    isOn: isChosen && isPossible,
    isPossible,
    choose: (on: boolean): void => preferences.keep('recordsBeside', on),
  };
};
