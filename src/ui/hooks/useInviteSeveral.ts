import { InviteSeveral } from '../../application/useCases/inviteSeveral.ts';
import type { InvitationDraft } from '../../domain/invitation/InvitationDraft.ts';
import type { InvitationOutcome } from '../../domain/invitation/InvitationOutcome.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useOutdated } from './useOutdated.ts';
import { type Task, useTask } from './useTask.ts';

export const useInviteSeveral = (
  onSent: (outcomes: readonly InvitationOutcome[]) => void,
): Task<readonly InvitationDraft[]> => {
  const inviteSeveral = useInjection(InviteSeveral);
  const outdated = useOutdated();
  return useTask<readonly InvitationDraft[]>(async (drafts) => {
    onSent(await inviteSeveral(drafts));
    outdated('invitations', 'drivers', 'papers');
  });
};
