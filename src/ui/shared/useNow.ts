import { useCallback, useSyncExternalStore } from 'react';
import { Clock } from '../../application/shared/Clock.ts';
import { useInjection } from './injection/useInjection.ts';

/** Every zone's midnight lies on one. */
const quarterHour = 900_000;
const minute = 60_000;

/** Now, to the quarter of an hour; a page that is left open comes to know the next one, and so the new day. */
export const useNow = (): Date => {
  const clock = useInjection(Clock);
  const everyMinute = useCallback(
    (tell: () => void): (() => void) => {
      const tick = (): void => {
        cancel = clock.after(minute, tick);
        tell();
      };
      let cancel = clock.after(minute, tick);
      return () => cancel();
    },
    [clock],
  );
  return new Date(useSyncExternalStore(everyMinute, () => Math.floor(clock.now() / quarterHour) * quarterHour));
};
