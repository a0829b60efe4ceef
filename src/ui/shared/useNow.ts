import { useCallback, useSyncExternalStore } from 'react';
import { Clock } from '../../application/shared/Clock.ts';
import { useInjection } from './injection/useInjection.ts';

/** In milliseconds. Midnight falls on a quarter hour in every time zone. */
const quarterHour = 900_000;
const minute = 60_000;

/** The current time to the quarter hour, or to another step in milliseconds; updates by itself, so an open page notices a new day. */
export const useNow = (step = quarterHour): Date => {
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
  const lastStep = (): number => Math.floor(clock.now() / step) * step;
  return new Date(useSyncExternalStore(everyMinute, lastStep, lastStep));
};
