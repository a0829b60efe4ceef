import { MemberRegister } from '../../application/company/MemberRegister.ts';
import { membersByName } from '../../domain/company/membersByName.ts';
import { useReading } from './useReading.ts';

/** The members of the selected company, by name. */
export const useMembers = () =>
  useReading({
    port: MemberRegister,
    key: ['members'],
    read: async (members, signal) => membersByName(await members.list(signal)),
  });
