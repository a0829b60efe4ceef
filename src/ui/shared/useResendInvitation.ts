import { useState } from 'react';
import { Clock } from '../../application/shared/Clock.ts';
import { ResendInvitation } from '../../application/invitations/resendInvitation.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { useInjection } from './injection/useInjection.ts';
import { useSecondsUntilResend } from './useSecondsUntilResend.ts';
import { useWriteTask } from './useWriteTask.ts';

/** Resends an invitation; `seconds` is the wait until it can be sent again. */
export const useResendInvitation = (invitation: Invitation) => {
  const resendInvitation = useInjection(ResendInvitation);
  const clock = useInjection(Clock);
  const [seenAt] = useState(() => clock.now());
  const [resentAt, setResentAt] = useState<number>();
  // If the local clock is behind the services', the last mail would seem to be in the future.
  const seconds = useSecondsUntilResend(resentAt ?? Math.min(Date.parse(invitation.lastSentAt), seenAt));
  const task = useWriteTask<Invitation>(async (shown) => {
    await resendInvitation(shown);
    setResentAt(clock.now());
  });
  return { seconds, wasResent: resentAt !== undefined, pending: task.pending, send: () => void task.run(invitation) };
};
