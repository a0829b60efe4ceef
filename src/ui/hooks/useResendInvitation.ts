import { ResendInvitation } from '../../application/useCases/resendInvitation.ts';
import { useInjection } from '../injection/useInjection.ts';
import { useOutdated } from './useOutdated.ts';
import { type Task, useTask } from './useTask.ts';

export const useResendInvitation = (): Task<string> => {
  const resendInvitation = useInjection(ResendInvitation);
  const outdated = useOutdated();
  return useTask<string>(async (id) => {
    await resendInvitation(id);
    outdated('invitations');
  });
};
