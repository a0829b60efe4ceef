import type { Member } from './Member.ts';

/** Members in the order of their names. */
export const membersByName = (members: readonly Member[]): readonly Member[] =>
  members.toSorted((one, other) => one.name.localeCompare(other.name));
