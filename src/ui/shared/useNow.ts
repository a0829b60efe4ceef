import { useCallback, useSyncExternalStore } from 'react';
import { Clock } from '../../application/shared/Clock.ts';
import { useInjection } from './injection/useInjection.ts';

/** In milliseconds. Midnight falls on a quarter hour in every time zone. */
const steps = { quarterHour: 900_000, minute: 60_000 } as const;

/** The current time to the quarter hour or the minute; updates by itself, so an open page notices a new day. */
export const useNow = (every: keyof typeof steps = 'quarterHour'): Date => {
  const step = steps[every];
  const clock = useInjection(Clock);
  const everyMinute = useCallback(
    (tell: () => void): (() => void) => {
      const tick = (): void => {
        cancel = clock.after(steps.minute, tick);
        tell();
      };
      let cancel = clock.after(steps.minute, tick);
      return () => cancel();
    },
    [clock],
  );
  const lastStep = (): number => Math.floor(clock.now() / step) * step;
  return new Date(useSyncExternalStore(everyMinute, lastStep, lastStep));
};
