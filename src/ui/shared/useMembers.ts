import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AddMember } from '../../application/company/addMember.ts';
import { ChangeRole, type RoleChange } from '../../application/company/changeRole.ts';
import { ListMembers } from '../../application/company/listMembers.ts';
import { RemoveMember, type Removal } from '../../application/company/removeMember.ts';
import type { NewMember } from '../../domain/company/NewMember.ts';
import { useInjection } from './injection/useInjection.ts';
import { useCompanyKey } from './useCompanyKey.ts';
import { useMembershipCheck } from './useMembershipCheck.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useSendingTask } from './useSendingTask.ts';
import { useTask } from './useTask.ts';

/** Who works in the selected company, and what an owner may do about it. */
export const useMembers = () => {
  const listMembers = useInjection(ListMembers);
  const addMember = useInjection(AddMember);
  const changeRole = useInjection(ChangeRole);
  const removeMember = useInjection(RemoveMember);
  const checkMembership = useMembershipCheck();
  const { member: names } = useAdminTexts().company;
  const cache = useQueryClient();
  const keyOf = useCompanyKey();
  const queryKey = keyOf('members');
  const members = useQuery({ queryKey, queryFn: ({ signal }) => listMembers(signal) });

  /** One's own membership may have changed too; and where a write was refused, what was shown may be out of date. */
  const refresh = async (): Promise<void> => {
    await Promise.all([cache.invalidateQueries({ queryKey }), cache.invalidateQueries({ queryKey: ['memberships'] })]);
  };
  const afterwards = async (write: Promise<void>): Promise<void> => {
    try {
      await write;
    } catch (error) {
      await checkMembership(error);
      throw error;
    } finally {
      await refresh();
    }
  };
  const add = useSendingTask<NewMember>(async (member, key) => {
    await afterwards(addMember(member, key));
  }, names);
  const change = useTask<RoleChange>(async (wanted) => {
    await afterwards(changeRole(wanted));
  });
  const remove = useTask<Removal>(async (removal) => {
    await afterwards(removeMember(removal));
  });
  return { members, add, change, remove };
};
