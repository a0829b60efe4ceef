import type { FieldNames } from '../../domain/failure/FieldNames.ts';
import { useMembershipCheck } from './useMembershipCheck.ts';
import { type Task, useTask } from './useTask.ts';

/** A task that writes for the selected company: one that fails may be the first to show that the person no longer belongs there. */
export const useWriteTask = <Input>(
  work: (input: Input) => Promise<boolean | void>,
  names?: FieldNames,
): Task<Input> => {
  const checkMembership = useMembershipCheck();
  return useTask<Input>(async (input) => {
    try {
      return await work(input);
    } catch (error) {
      await checkMembership(error);
      throw error;
    }
  }, names);
};
