import { ChangeRole } from '../../../application/company/changeRole.ts';
import { RemoveMember } from '../../../application/company/removeMember.ts';
import { useInjection } from '../../shared/injection/useInjection.ts';
import { useMembers } from '../../shared/useMembers.ts';
import { useWriteTask } from '../../shared/useWriteTask.ts';

/** The company's members and the actions on them. */
export const usePeople = () => ({
  members: useMembers(),
  change: useWriteTask(useInjection(ChangeRole)),
  remove: useWriteTask(useInjection(RemoveMember)),
});
