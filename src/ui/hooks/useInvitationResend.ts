import { useState } from 'react';
import { ResendInvitation } from '../../application/useCases/resendInvitation.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useNow } from './useNow.ts';
import { useResendCountdown } from './useResendCountdown.ts';
import { useSendingTask } from './useSendingTask.ts';
import { useWriting } from './useWriting.ts';

/** Milliseconds between two sendings of one invitation. */
const apart = 30_000;

/** Sends an invitation once more; `seconds` is how long that has to wait. */
export const useInvitationResend = ({ id, lastSentAt }: Invitation) => {
  const resendInvitation = useInjection(ResendInvitation);
  const writing = useWriting('invitations', 'drivers');
  const age = useNow().getTime() - Date.parse(lastSentAt);
  const { seconds, restart } = useResendCountdown(age >= 0 && age < apart);
  const [wasResent, setWasResent] = useState(false);
  const task = useSendingTask<string>(async (sentId, key) => {
    await writing(() => resendInvitation(sentId, key));
    restart();
    setWasResent(true);
  });
  return { seconds, wasResent, pending: task.pending, send: () => void task.run(id) };
};
