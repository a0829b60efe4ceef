import type { Member } from './Member.ts';

/** Whether somebody is the company's only owner, who can neither leave nor become anything else. */
export const isLastOwner = (members: readonly Member[], userId: string): boolean => {
  const owners = members.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.userId === userId;
};
