import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { useAdminTexts } from './useAdminTexts.ts';
import { useMembershipCheck } from './useMembershipCheck.ts';
import { type Task, useTask } from './useTask.ts';

/**
 * A task that writes for the selected company. If it fails, the user may have lost access to it, so memberships are
 * checked. Refusals are worded by their reason.
 */
export const useWriteTask = <Input>(
  work: (input: Input) => Promise<boolean | void>,
  names?: FieldNames,
): Task<Input> => {
  const checkMembership = useMembershipCheck();
  const { refusals } = useAdminTexts();
  return useTask<Input>(
    async (input) => {
      try {
        return await work(input);
      } catch (error) {
        await checkMembership(error);
        throw error;
      }
    },
    names,
    refusals,
  );
};
