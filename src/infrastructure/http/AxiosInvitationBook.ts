import * as v from 'valibot';
import type { InvitationBook } from '../../application/ports/InvitationBook.ts';
import { Failure } from '../../domain/failure/Failure.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import type { InvitationDetails } from '../../domain/invitation/InvitationDetails.ts';
import { invitationStatuses } from '../../domain/invitation/InvitationStatus.ts';
import type { Page } from '../../domain/paging/Page.ts';
import { idAnswer, instantAnswer, optionalText } from './answers.ts';
import { dataOf } from './dataOf.ts';
import { pageOf } from './pageOf.ts';
import type { ServiceHttp } from './ServiceHttp.ts';

const status = v.picklist(invitationStatuses);

const details = v.pipe(
  v.object({
    id: idAnswer,
    name: v.string(),
    company: v.object({ name: v.string() }),
    status,
    expiresAt: instantAnswer,
  }),
  v.transform(({ company, ...rest }): InvitationDetails => ({ ...rest, companyName: company.name })),
);

const invitation = v.object({
  id: idAnswer,
  name: v.string(),
  phone: optionalText,
  email: optionalText,
  status,
  lastSentAt: instantAnswer,
  expiresAt: instantAnswer,
  link: v.string(),
});

/** The drivers service's invitations over HTTP (seed §7). */
export class AxiosInvitationBook implements InvitationBook {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  async read(id: string): Promise<InvitationDetails | undefined> {
    try {
      const path = `/invitations/${encodeURIComponent(id)}`;
      return await this.#http.call({ method: 'GET', path, answer: dataOf(details), background: true });
    } catch (error) {
      if (error instanceof Failure && error.trouble.kind === 'refused' && error.trouble.status === 404)
        return undefined;
      throw error;
    }
  }

  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>> {
    return this.#http.call({
      method: 'GET',
      path: '/invitations',
      query: { page: '0', size: String(size), sort: '-createdAt' },
      answer: pageOf(invitation),
      background: true,
      signal,
    });
  }
}
