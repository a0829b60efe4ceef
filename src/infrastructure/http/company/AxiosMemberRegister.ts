import * as v from 'valibot';
import type { MemberRegister } from '../../../application/company/MemberRegister.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { memberStatuses } from '../../../domain/company/MemberStatus.ts';
import { type MemberFacts, memberFields } from '../../../domain/company/memberFields.ts';
import type { Role } from '../../../domain/company/Role.ts';
import { toWire } from '../../../domain/record/toWire.ts';
import { done, idAnswer, instantAnswer, ignored } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import { answersOf } from '../record/answersOf.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const member = v.object({
  ...answersOf(memberFields),
  userId: idAnswer,
  version: v.number(),
  status: v.picklist(memberStatuses),
  joinedAt: instantAnswer,
});

const changed = ignored(['userId', 'version', 'name', 'email', 'role', 'status', 'joinedAt']);

/** The members of the selected company over HTTP. */
export class AxiosMemberRegister implements MemberRegister {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(signal: AbortSignal): Promise<readonly Member[]> {
    const answer = dataOf(listAnswer(member));
    return this.#http.call('GET /v1/members', { answer, background: true, signal });
  }

  async add(facts: MemberFacts, idempotencyKey: string): Promise<void> {
    const body = toWire(memberFields, facts);
    await this.#http.call('POST /v1/members', { body, idempotencyKey, answer: ignored(['name', 'email', 'role']) });
  }

  async inviteAgain(userId: string, idempotencyKey: string): Promise<void> {
    await this.#http.call('POST /v1/members/{id}/resend', { params: { id: userId }, idempotencyKey, answer: changed });
  }

  async changeRole({ userId, version }: Pick<Member, 'userId' | 'version'>, role: Role): Promise<void> {
    const body = { role, version };
    await this.#http.call('PUT /v1/members/{id}', { params: { id: userId }, body, answer: changed });
  }

  async remove({ userId, version }: Pick<Member, 'userId' | 'version'>): Promise<void> {
    await this.#http.call('DELETE /v1/members/{id}', {
      params: { id: userId },
      query: { version: String(version) },
      answer: done,
    });
  }
}
