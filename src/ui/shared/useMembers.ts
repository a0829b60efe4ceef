import { Colleagues } from '../../application/company/Colleagues.ts';
import { membersByName } from '../../domain/company/membersByName.ts';
import { useReading } from './useReading.ts';

/** The members of the selected company, by name. */
export const useMembers = () =>
  useReading({
    port: Colleagues,
    key: ['members'],
    read: async (colleagues, signal) => membersByName(await colleagues.list(signal)),
  });
