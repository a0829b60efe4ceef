import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { dayField } from '../fields/dayField.ts';
import { listQuery } from '../fields/listQuery.ts';
import { matchesSearch } from '../fields/matchesSearch.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { problem } from '../web/problems/problem.ts';
import { findInviter } from './findInviter.ts';
import { toInvitationAnswer } from './invitationAnswer.ts';
import { type InvitationStatus, invitationStatuses } from './InvitationStatus.ts';

const notAnInstant = problem('otherType', { expected: 'an instant, such as 2026-03-31T08:00:00Z' });

/**
 * One end of a period, inclusive. An instant and not a day, because only the caller knows the time zone in which a day begins
 * and ends.
 */
const limit = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp(notAnInstant),
    v.check((text) => v.is(dayField, text.slice(0, 10)), notAnInstant),
    v.transform((text) => new Date(text)),
    v.check((date) => !Number.isNaN(date.getTime()), notAnInstant),
  ),
);

export const invitationQuery = listQuery(
  ['createdAt', 'name', 'expiresAt', 'lastSentAt', 'contact', 'status'],
  '-createdAt',
  {
    status: v.optional(v.picklist(invitationStatuses)),
    from: limit,
    to: limit,
  },
);

type InvitationQuery = v.InferOutput<typeof invitationQuery>;

const columns = {
  createdAt: sql<Date>`created_at`,
  name: sql<string>`lower(name)`,
  expiresAt: sql<Date>`expires_at`,
  lastSentAt: sql<Date>`last_sent_at`,
  status: sql<number>`status_rank`,
  /** What is shown of it first. */
  contact: sql<string>`coalesce(lower(email), phone)`,
} as const satisfies Record<InvitationQuery['sort']['by'], RawBuilder<unknown>>;

/** `statusAt` as an SQL condition. */
const hasStatus =
  (status: InvitationStatus, now: Date) =>
  (is: ExpressionBuilder<Tables, 'invitation'>): Expression<SqlBool> => {
    const isOpen = is('status', 'in', ['pending', 'opened']);
    const isWritten = is('status', '=', status);
    if (status === 'expired') return is.or([isWritten, is.and([isOpen, is('expires_at', '<=', now)])]);
    return is.and([isWritten, is.or([is.not(isOpen), is('expires_at', '>', now)])]);
  };

/** One page of the company's invitations, with the total. */
export function listInvitations({ db, clock, settings }: Services, member: Member, query: InvitationQuery) {
  const { page, size, q, status, from, to } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    let found = tx.selectFrom('invitation').selectAll().where('company_id', '=', member.companyId);
    if (q !== '') found = found.where(matchesSearch(q));
    if (from !== undefined) found = found.where('last_sent_at', '>=', from);
    if (to !== undefined) found = found.where('last_sent_at', '<=', to);
    if (status !== undefined) found = found.where(hasStatus(status, now));
    const { rows, paging } = await readPage(tx, found, { page, size, column: columns[by], direction });
    const inviter = await findInviter(tx, member.companyId);
    return {
      data: rows.map((row) => toInvitationAnswer(row, inviter, settings, now)),
      paging,
    };
  });
}
