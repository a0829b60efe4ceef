import * as v from 'valibot';
import type { Colleagues } from '../../../application/company/Colleagues.ts';
import type { Member } from '../../../domain/company/Member.ts';
import { memberStatuses } from '../../../domain/company/MemberStatus.ts';
import type { NewMember } from '../../../domain/company/NewMember.ts';
import { type Role, roles } from '../../../domain/company/Role.ts';
import { idAnswer, instantAnswer } from '../answers.ts';
import { dataOf } from '../dataOf.ts';
import { listAnswer } from '../listAnswer.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const member = v.object({
  userId: idAnswer,
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  status: v.picklist(memberStatuses),
  joinedAt: instantAnswer,
});

const done = v.unknown();

/** The members of the selected company over HTTP. */
export class AxiosColleagues implements Colleagues {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  list(signal: AbortSignal): Promise<readonly Member[]> {
    const answer = dataOf(listAnswer(member));
    return this.#http.call({ method: 'GET', path: '/v1/members', answer, background: true, signal });
  }

  async add(body: NewMember, idempotencyKey: string): Promise<void> {
    await this.#http.call({ method: 'POST', path: '/v1/members', body, idempotencyKey, answer: done });
  }

  async changeRole(userId: string, role: Role): Promise<void> {
    await this.#http.call({ method: 'PUT', path: memberPath(userId), body: { role }, answer: done });
  }

  async remove(userId: string): Promise<void> {
    await this.#http.call({ method: 'DELETE', path: memberPath(userId), answer: done });
  }
}

const memberPath = (userId: string): string => `/v1/members/${encodeURIComponent(userId)}`;
