import * as v from 'valibot';
import type { SentInvitations } from '../../../application/invitations/SentInvitations.ts';
import type { WriteOptions } from '../../../application/shared/WriteOptions.ts';
import type { FieldError } from '../../../domain/failure/FieldError.ts';
import { readFieldErrors } from '../../../domain/failure/readFieldErrors.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { type InvitationFacts, invitationFields } from '../../../domain/invitation/invitationFields.ts';
import { invitationListSpec } from '../../../domain/invitation/invitationListSpec.ts';
import type { InvitationOutcome } from '../../../domain/invitation/InvitationOutcome.ts';
import type { ListView } from '../../../domain/list/ListView.ts';
import type { Page } from '../../../domain/list/Page.ts';
import { toWire } from '../../../domain/record/toWire.ts';
import { anything } from '../answers.ts';
import type { BodyOf, QueryOf } from '../contract/Operation.ts';
import { dataOf } from '../dataOf.ts';
import { invitationAnswer } from './invitationAnswer.ts';
import { listAnswer } from '../listAnswer.ts';
import { listQueryOf } from '../listQueryOf.ts';
import { pageOf } from '../pageOf.ts';
import { pageQuery } from '../pageQuery.ts';
import type { ServiceHttp } from '../ServiceHttp.ts';

const row = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const outcome = v.union([
  v.object({ row, invitation: invitationAnswer }),
  v.object({
    row,
    errors: v.pipe(
      anything<FieldError[]>(),
      v.transform((errors) => readFieldErrors(errors)),
    ),
  }),
]);

const onTheWire = (facts: InvitationFacts, driverId?: string): BodyOf<'POST /invitations'> => ({
  ...toWire(invitationFields, facts),
  driverId,
});

/** The invitations of the selected company over HTTP. */
export class AxiosSentInvitations implements SentInvitations {
  readonly #http: ServiceHttp;

  constructor(http: ServiceHttp) {
    this.#http = http;
  }

  latest(size: number, signal: AbortSignal): Promise<Page<Invitation>> {
    return this.#page(pageQuery({ page: 0, size, sort: '-lastSentAt' }), signal);
  }

  list(view: ListView, signal?: AbortSignal): Promise<Page<Invitation>> {
    return this.#page(listQueryOf(view, invitationListSpec), signal);
  }

  async areMessagesMailed(signal: AbortSignal): Promise<boolean> {
    const answer = dataOf(v.object({ isVerified: v.boolean() }));
    const { isVerified } = await this.#http.call('GET /v1/company/standing', { answer, background: true, signal });
    return isVerified;
  }

  send(facts: InvitationFacts, driverId: string | undefined, idempotencyKey: string): Promise<Invitation> {
    return this.#http.call('POST /invitations', {
      body: onTheWire(facts, driverId),
      idempotencyKey,
      answer: dataOf(invitationAnswer),
    });
  }

  async sendSeveral(
    invitations: readonly InvitationFacts[],
    idempotencyKey: string,
  ): Promise<readonly InvitationOutcome[]> {
    const { results } = await this.#http.call('POST /invitations/batch', {
      body: { rows: invitations.map((facts) => onTheWire(facts)) },
      idempotencyKey,
      answer: dataOf(v.object({ results: listAnswer(outcome) })),
    });
    return results;
  }

  async code(id: string, signal?: AbortSignal): Promise<string> {
    const answer = dataOf(v.object({ code: v.string() }));
    const { code } = await this.#http.call('GET /invitations/{id}/code', {
      params: { id },
      answer,
      background: true,
      signal,
    });
    return code;
  }

  resend(id: string, idempotencyKey: string, options?: WriteOptions): Promise<Invitation> {
    return this.#http.call('POST /invitations/{id}/resend', {
      params: { id },
      idempotencyKey,
      ...options,
      answer: dataOf(invitationAnswer),
    });
  }

  revoke(id: string, options?: WriteOptions): Promise<Invitation> {
    return this.#http.call('DELETE /invitations/{id}', {
      params: { id },
      ...options,
      answer: dataOf(invitationAnswer),
    });
  }

  #page(query: QueryOf<'GET /invitations'>, signal: AbortSignal | undefined): Promise<Page<Invitation>> {
    const answer = pageOf(invitationAnswer);
    return this.#http.call('GET /invitations', {
      query,
      answer,
      background: true,
      signal,
    });
  }
}
