import type { Member } from './Member.ts';

export type NewMember = Pick<Member, 'name' | 'email' | 'role'>;
