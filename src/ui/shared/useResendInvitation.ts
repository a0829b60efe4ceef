import { useState } from 'react';
import { Clock } from '../../application/shared/Clock.ts';
import { ResendInvitation } from '../../application/invitations/resendInvitation.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { useInjection } from './injection/useInjection.ts';
import { useSecondsUntilResend } from './useSecondsUntilResend.ts';
import { useWriteTask } from './useWriteTask.ts';

/** Sends an invitation once more; `seconds` is how long that has to wait. */
export const useResendInvitation = ({ id, lastSentAt }: Invitation) => {
  const resendInvitation = useInjection(ResendInvitation);
  const clock = useInjection(Clock);
  const [seenAt] = useState(() => clock.now());
  const [resentAt, setResentAt] = useState<number>();
  // Seen by a clock that is behind that of the services, it was sent in the time to come.
  const seconds = useSecondsUntilResend(resentAt ?? Math.min(Date.parse(lastSentAt), seenAt));
  const task = useWriteTask<string>(async (sentId) => {
    await resendInvitation(sentId);
    setResentAt(clock.now());
  });
  return { seconds, wasResent: resentAt !== undefined, pending: task.pending, send: () => void task.run(id) };
};
