import { InviteTrucker } from '../../application/useCases/inviteTrucker.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { InvitationDraft } from '../../domain/invitation/InvitationDraft.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useOutdated } from './useOutdated.ts';
import { type Task, useTask } from './useTask.ts';

export const useInviteTrucker = (onSent: (invitation: Invitation) => void): Task<InvitationDraft> => {
  const inviteTrucker = useInjection(InviteTrucker);
  const outdated = useOutdated();
  return useTask<InvitationDraft>(async (draft) => {
    onSent(await inviteTrucker(draft));
    outdated('invitations', 'drivers', 'papers');
  });
};
