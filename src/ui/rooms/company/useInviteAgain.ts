import { useState } from 'react';
import { InviteAgain } from '../../../application/company/inviteAgain.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useSecondsUntilResend } from '../../shared/useSecondsUntilResend.ts';
import { useTell } from '../../shared/useTell.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** Mails the invitation of a colleague once more; `seconds` is the wait until it can be mailed again. */
export const useInviteAgain = (member: Member) => {
  const company = useCompanyTexts();
  const inviteAgain = useInjection(InviteAgain);
  const clock = useInjection(Clock);
  const tell = useTell();
  const [seenAt] = useState(() => clock.now());
  const [sentAt, setSentAt] = useState<number>();
  // If the local clock is behind the services', the first mail would seem to be in the future.
  const seconds = useSecondsUntilResend(sentAt ?? Math.min(Date.parse(member.joinedAt), seenAt));
  const task = useWriteTask<Member>(async (invited) => {
    await inviteAgain(invited);
    setSentAt(clock.now());
    tell(company.againSent(invited.name));
  });
  return { seconds, pending: task.pending, send: () => void task.run(member) };
};
