import type { MemberRegister } from '../../../src/application/company/MemberRegister.ts';
import type { Member } from '../../../src/domain/company/Member.ts';
import type { MemberFacts } from '../../../src/domain/company/memberFields.ts';
import type { Role } from '../../../src/domain/company/Role.ts';
import { memberFactory } from '../factories/memberFactory.ts';
import type { Outcome } from './Outcome.ts';
import { settle } from './settle.ts';

/** A company's members in memory. */
export class FakeMemberRegister implements MemberRegister {
  members: readonly Member[] = [];
  failure: Outcome<void> = undefined;
  readonly keys: string[] = [];
  readonly invitedAgain: string[] = [];

  list(): Promise<readonly Member[]> {
    return settle(this.members);
  }

  async add(facts: MemberFacts, idempotencyKey: string): Promise<void> {
    this.keys.push(idempotencyKey);
    await settle(this.failure);
    this.members = [...this.members, memberFactory.build({ ...facts, status: 'invited' })];
  }

  async inviteAgain(userId: string, idempotencyKey: string): Promise<void> {
    this.keys.push(idempotencyKey);
    await settle(this.failure);
    this.invitedAgain.push(userId);
  }

  async changeRole({ userId }: Member, role: Role): Promise<void> {
    await settle(this.failure);
    this.members = this.members.map((member) => (member.userId === userId ? { ...member, role } : member));
  }

  async remove({ userId }: Member): Promise<void> {
    await settle(this.failure);
    this.members = this.members.filter((member) => member.userId !== userId);
  }
}
