import { RevokeInvitation } from '../../../application/invitations/revokeInvitation.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';
import { useInvitationTexts } from './useInvitationTexts.ts';

/** Revokes an invitation after asking. */
export const useRevokeInvitation = () => {
  const revokeInvitation = useInjection(RevokeInvitation);
  const { detail } = useInvitationTexts();
  return useWriteTask<Invitation>(({ id, name }) => {
    const question = {
      title: detail.revokeTitle(name),
      text: detail.revokeText,
      yes: detail.revokeYes,
      no: detail.revokeNo,
      isDangerous: true,
    };
    return revokeInvitation({ id, question });
  });
};
