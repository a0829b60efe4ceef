import type { ServiceIdentifier } from 'inversify';
import type { Member } from '../../domain/company/Member.ts';
import type { Colleagues } from './Colleagues.ts';

export type ListMembers = (signal: AbortSignal) => Promise<readonly Member[]>;
export const ListMembers: ServiceIdentifier<ListMembers> = Symbol('ListMembers');

/** Who works in the selected company, by name. */
export const listMembers =
  (colleagues: Colleagues): ListMembers =>
  async (signal) => {
    const members = await colleagues.list(signal);
    return members.toSorted((one, other) => one.name.localeCompare(other.name));
  };
