import type { Member } from './Member.ts';

/** Whether somebody is the only owner who can run the company: that one can neither leave nor become anything else. */
export const isLastOwner = (members: readonly Member[], userId: string): boolean => {
  const owners = members.filter(({ role, status }) => role === 'owner' && status === 'active');
  return owners.length === 1 && owners[0]?.userId === userId;
};
