import * as v from 'valibot';
import type { SentInvitations } from '../../application/ports/SentInvitations.ts';
import type { Invitation } from '../../domain/invitation/Invitation.ts';
import { invitationStatuses } from '../../domain/invitation/InvitationStatus.ts';
import type { Page } from '../../domain/paging/Page.ts';
import { idAnswer, instantAnswer, optionalText } from './answers.ts';
import { pageOf } from './pageOf.ts';
import { pageQuery } from './pageQuery.ts';
import type { ServiceHttp } from './ServiceHttp.ts';

const invitation = v.object({
  id: idAnswer,
  name: v.string(),
  phone: optionalText,
  email: optionalText,
  status: v.picklist(invitationStatuses),
  lastSentAt: instantAnswer,
  expiresAt: instantAnswer,
  link: v.string(),
});

/** The invitations of the selected company over HTTP. */
export class AxiosSentInvitations implements SentInvitations {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>> {
    return this.#http.call({
      method: 'GET',
      path: '/invitations',
      query: pageQuery({ page: 0, size, sort: '-createdAt' }),
      answer: pageOf(invitation),
      background: true,
      signal,
    });
  }
}
