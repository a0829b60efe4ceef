import type { Member } from './Member.ts';

/** Whether this is the company's only active owner, who can neither leave nor change role. */
export const isLastOwner = (members: readonly Member[], userId: string): boolean => {
  const owners = members.filter(({ role, status }) => role === 'owner' && status === 'active');
  return owners.length === 1 && owners[0]?.userId === userId;
};
