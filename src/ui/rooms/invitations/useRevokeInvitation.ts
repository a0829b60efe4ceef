import { RevokeInvitation } from '../../../application/invitations/revokeInvitation.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useWriting } from '../../shared/useWriting.ts';
import { type Task, useTask } from '../../shared/useTask.ts';

/** Takes an invitation back once the person is sure. */
export const useRevokeInvitation = (): Task<Invitation> => {
  const revokeInvitation = useInjection(RevokeInvitation);
  const { detail } = useAdminTexts().invitations;
  const writing = useWriting(['invitations', 'drivers']);
  return useTask<Invitation>(async ({ id, name }) => {
    const question = {
      title: detail.revokeTitle(name),
      text: detail.revokeText,
      yes: detail.revokeYes,
      no: detail.revokeNo,
      isDangerous: true,
    };
    await writing(() => revokeInvitation({ id, question }));
  });
};
