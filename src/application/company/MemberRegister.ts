import type { ServiceIdentifier } from 'inversify';
import type { Member } from '../../domain/company/Member.ts';
import type { MemberFacts } from '../../domain/company/memberFields.ts';
import type { Role } from '../../domain/company/Role.ts';

/** The members of the selected company. */
export interface MemberRegister {
  list(signal: AbortSignal): Promise<readonly Member[]>;
  add(facts: MemberFacts, idempotencyKey: string): Promise<void>;
  changeRole(userId: string, role: Role): Promise<void>;
  remove(userId: string): Promise<void>;
}
export const MemberRegister: ServiceIdentifier<MemberRegister> = Symbol('MemberRegister');
