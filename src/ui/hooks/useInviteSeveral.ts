import { InviteSeveral } from '../../application/useCases/inviteSeveral.ts';
import type { InvitationDraft } from '../../domain/invitation/InvitationDraft.ts';
import type { InvitationOutcome } from '../../domain/invitation/InvitationOutcome.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useSendingTask } from './useSendingTask.ts';
import { useShownRecords } from './useShownRecords.ts';
import type { Task } from './useTask.ts';

export const useInviteSeveral = (
  onSent: (outcomes: readonly InvitationOutcome[]) => void,
): Task<readonly InvitationDraft[]> => {
  const inviteSeveral = useInjection(InviteSeveral);
  const writing = useShownRecords('invitations', 'drivers', 'papers');
  return useSendingTask<readonly InvitationDraft[]>(async (drafts, key) => {
    onSent(await writing(() => inviteSeveral(drafts, key)));
  });
};
