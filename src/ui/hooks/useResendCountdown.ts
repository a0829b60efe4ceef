import { useEffect, useState } from 'react';
import { Clock } from '../../application/ports/Clock.ts';
import { secondsUntilResend } from '../../domain/account/secondsUntilResend.ts';
import { useInjection } from '../injection/useInjection.ts';

/** Seconds the users service waits between two codes. */
const wait = 30;
const tickInterval = 500;

/** Whole seconds until a code may be sent again, counting down from now when one was `sentBefore`. */
export const useResendCountdown = (sentBefore: boolean): { seconds: number; restart: () => void } => {
  const clock = useInjection(Clock);
  const [sentAt, setSentAt] = useState(() => (sentBefore ? clock.now() : Number.NEGATIVE_INFINITY));
  const [now, setNow] = useState(() => clock.now());
  const seconds = secondsUntilResend(sentAt, now, wait);

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

  const restart = (): void => {
    setSentAt(clock.now());
    setNow(clock.now());
  };
  return { seconds, restart };
};
