import type { ServiceIdentifier } from 'inversify';
import type { Member } from '../../domain/company/Member.ts';
import type { MemberFacts } from '../../domain/company/memberFields.ts';
import type { Role } from '../../domain/company/Role.ts';

/** The members of the selected company. */
export interface MemberRegister {
  list(signal: AbortSignal): Promise<readonly Member[]>;
  add(facts: MemberFacts, idempotencyKey: string): Promise<void>;
  /** Mails the invitation of a member who has not accepted yet once more. */
  inviteAgain(userId: string, idempotencyKey: string): Promise<void>;
  /** Throws a stale failure when the member has changed since it was read. */
  changeRole(member: Pick<Member, 'userId' | 'version'>, role: Role): Promise<void>;
  /** Throws a stale failure when the member has changed since it was read. */
  remove(member: Pick<Member, 'userId' | 'version'>): Promise<void>;
}
export const MemberRegister: ServiceIdentifier<MemberRegister> = Symbol('MemberRegister');
