import { useEffect, useState } from 'react';
import { Clock } from '../../application/shared/Clock.ts';
import { secondsUntilResend } from '../../domain/account/secondsUntilResend.ts';
import { useInjection } from './injection/useInjection.ts';

const tickInterval = 500;

/** Countdown in whole seconds until something sent at `sentAt` (epoch milliseconds) can be sent again. */
export const useSecondsUntilResend = (sentAt: number): number => {
  const clock = useInjection(Clock);
  const [now, setNow] = useState(() => clock.now());
  const seconds = secondsUntilResend(sentAt, now);
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    const tick = (): void => {
      setNow(clock.now());
      cancel = clock.after(tickInterval, tick);
    };
    let cancel = clock.after(tickInterval, tick);
    return () => cancel();
  }, [clock, waiting]);

  return seconds;
};
