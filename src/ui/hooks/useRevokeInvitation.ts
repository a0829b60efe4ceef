import { RevokeInvitation } from '../../application/useCases/revokeInvitation.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useOutdated } from './useOutdated.ts';
import { type Task, useTask } from './useTask.ts';

/** Takes an invitation back once the person is sure. */
export const useRevokeInvitation = (): Task<Invitation> => {
  const revokeInvitation = useInjection(RevokeInvitation);
  const { detail } = useAdminTexts().invitations;
  const outdated = useOutdated();
  return useTask<Invitation>(async ({ id, name }) => {
    const question = {
      title: detail.revokeTitle(name),
      text: detail.revokeText,
      yes: detail.revokeYes,
      no: detail.revokeNo,
    };
    if (await revokeInvitation({ id, question })) outdated('invitations');
  });
};
