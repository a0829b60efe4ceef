import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { matchesSearch } from '../fields/matchesSearch.ts';
import type { Services } from '../Services.ts';
import { findInviter } from './findInviter.ts';
import { hasStatus } from './hasStatus.ts';
import { toInvitationAnswer } from './toInvitationAnswer.ts';
import type { InvitationQuery } from './invitationSchemas.ts';

const columns = {
  createdAt: sql<Date>`created_at`,
  name: sql<string>`lower(name)`,
  expiresAt: sql<Date>`expires_at`,
  lastSentAt: sql<Date>`last_sent_at`,
} as const;

/** One page of the company's invitations, with the total. */
export function listInvitations({ db, clock, settings }: Services, member: Member, query: InvitationQuery) {
  const { page, size, q, status, from, to } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const every = tx.selectFrom('invitation').selectAll().where('company_id', '=', member.companyId);
    const searched = q === '' ? every : every.where(matchesSearch(q));
    const sent = searched
      .$if(from !== undefined, (list) => list.where('last_sent_at', '>=', from ?? now))
      .$if(to !== undefined, (list) => list.where('last_sent_at', '<=', to ?? now));
    const found = status === undefined ? sent : sent.where(hasStatus(status, now));

    const { rows, paging } = await readPage(tx, found, { page, size, column: columns[by], direction });
    const inviter = await findInviter(tx, member.companyId);
    return {
      data: rows.map((row) => toInvitationAnswer(row, inviter, settings.port, now)),
      paging,
    };
  });
}
