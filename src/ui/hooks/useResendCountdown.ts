import { useState } from 'react';
import { Clock } from '../../application/ports/Clock.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSecondsUntilResend } from './useSecondsUntilResend.ts';

/** Whole seconds until something may be sent again, counting down from now when it was `sentBefore`. */
export const useResendCountdown = (sentBefore: boolean): { seconds: number; restart: () => void } => {
  const clock = useInjection(Clock);
  const [sentAt, setSentAt] = useState(() => (sentBefore ? clock.now() : Number.NEGATIVE_INFINITY));
  return { seconds: useSecondsUntilResend(sentAt), restart: () => setSentAt(clock.now()) };
};
