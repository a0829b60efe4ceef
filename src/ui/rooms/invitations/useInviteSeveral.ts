import { InviteSeveral } from '../../../application/invitations/inviteSeveral.ts';
import type { InvitationDraft } from '../../../domain/invitation/InvitationDraft.ts';
import type { InvitationOutcome } from '../../../domain/invitation/InvitationOutcome.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useSendingTask } from '../../shared/useSendingTask.ts';
import { useWriting } from '../../shared/useWriting.ts';
import type { Task } from '../../shared/useTask.ts';

/** Invites several at once; `onSent` is told what became of each. */
export const useInviteSeveral = (
  onSent: (outcomes: readonly InvitationOutcome[]) => void,
): Task<readonly InvitationDraft[]> => {
  const inviteSeveral = useInjection(InviteSeveral);
  const writing = useWriting(['invitations', 'drivers', 'papers']);
  return useSendingTask<readonly InvitationDraft[]>(async (drafts, key) => {
    onSent(await writing(() => inviteSeveral(drafts, key)));
  });
};
