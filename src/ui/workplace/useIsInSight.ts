import { useEffect, useState } from 'react';
import { Clock } from '../../application/shared/Clock.ts';
import { useInjection } from '../shared/injection/useInjection.ts';

/** Milliseconds for which a hidden page still counts: whoever looks something up elsewhere comes back. */
const patience = 30_000;

/** Whether the page is looked at, or was until a moment ago. */
export const useIsInSight = (): boolean => {
  const clock = useInjection(Clock);
  const [isInSight, setIsInSight] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      cancel();
      if (document.visibilityState === 'visible') setIsInSight(true);
      else cancel = clock.after(patience, () => setIsInSight(false));
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);
  return isInSight;
};
