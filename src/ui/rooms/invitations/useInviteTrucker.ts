import { InviteTrucker } from '../../../application/invitations/inviteTrucker.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import type { InvitationDraft } from '../../../domain/invitation/InvitationDraft.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useSendingTask } from '../../shared/useSendingTask.ts';
import { useWriting } from '../../shared/useWriting.ts';
import type { Task } from '../../shared/useTask.ts';

/** Invites somebody new, or the driver of that id, to the app. */
export const useInviteTrucker = (
  driverId: string | undefined,
  onSent: (invitation: Invitation) => void,
): Task<InvitationDraft> => {
  const inviteTrucker = useInjection(InviteTrucker);
  const writing = useWriting(['invitations', 'drivers', 'papers']);
  const { field } = useAdminTexts().invitations;
  return useSendingTask<InvitationDraft>(async (draft, key) => {
    onSent(await writing(() => inviteTrucker({ draft, driverId }, key)));
  }, field);
};
