import { InviteSeveral } from '../../../application/invitations/inviteSeveral.ts';
import type { InvitationFacts } from '../../../domain/invitation/invitationFields.ts';
import type { InvitationOutcome } from '../../../domain/invitation/InvitationOutcome.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';

/** Sends a batch of invitations; `onSent` gets the outcomes. */
export const useInviteSeveral = (onSent: (outcomes: readonly InvitationOutcome[]) => void) => {
  const inviteSeveral = useInjection(InviteSeveral);
  return useWriteTask<readonly InvitationFacts[]>(async (invitations) => onSent(await inviteSeveral(invitations)));
};
