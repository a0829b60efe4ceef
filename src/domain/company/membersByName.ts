import type { Member } from './Member.ts';

export const membersByName = (members: readonly Member[]): readonly Member[] =>
  members.toSorted((one, other) => one.name.localeCompare(other.name));
