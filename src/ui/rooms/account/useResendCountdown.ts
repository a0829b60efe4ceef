import { useState } from 'react';
import { Clock } from '../../../application/shared/Clock.ts';
import { sentBeforeRefusal } from '../../../domain/account/sentBeforeRefusal.ts';
import type { Failure } from '../../../domain/failure/Failure.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useSecondsUntilResend } from '../../shared/useSecondsUntilResend.ts';

/**
 * Countdown in whole seconds until a code can be sent again. Starts at once if one was `sentBefore`, or after a refusal
 * with Retry-After.
 */
export const useResendCountdown = (
  sentBefore: boolean,
  failure: Failure | undefined,
): { seconds: number; restart: () => void } => {
  const clock = useInjection(Clock);
  const [sentAt, setSentAt] = useState(() => (sentBefore ? clock.now() : Number.NEGATIVE_INFINITY));
  const retryAfter = failure?.trouble.kind === 'refused' ? failure.trouble.retryAfterSeconds : undefined;
  const [heardFailure, setHeardFailure] = useState(failure);
  if (failure !== heardFailure) {
    setHeardFailure(failure);
    if (retryAfter !== undefined) setSentAt(sentBeforeRefusal(retryAfter, clock.now()));
  }
  return { seconds: useSecondsUntilResend(sentAt), restart: () => setSentAt(clock.now()) };
};
