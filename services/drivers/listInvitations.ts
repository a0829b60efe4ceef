import { sql } from 'kysely';
import type { Member } from '../companies/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { likeText } from '../fields/likeText.ts';
import type { Services } from '../Services.ts';
import { findInviter } from './findInviter.ts';
import { hasStatus } from './hasStatus.ts';
import type { InvitationQuery } from './invitationSchemas.ts';
import { invitationOnTheWire } from './invitationOnTheWire.ts';

const columns = {
  createdAt: sql<Date>`created_at`,
  name: sql<string>`lower(name)`,
  expiresAt: sql<Date>`expires_at`,
} as const;

/** One page of the company's invitations, and how many there are in all. */
export function listInvitations({ db, clock, settings }: Services, member: Member, query: InvitationQuery) {
  const { page, size, q, status } = query;
  const { by, direction } = query.sort;
  const now = clock.now();
  return inCompany(db, member.companyId, member.userId, async (tx) => {
    const every = tx.selectFrom('invitation').where('company_id', '=', member.companyId);
    const searched = q === '' ? every : every.where('search', 'like', likeText(q));
    const found = status === undefined ? searched : searched.where(hasStatus(status, now));

    const rows = await found
      .selectAll()
      .orderBy(columns[by], direction)
      .orderBy('id', direction)
      .limit(size)
      .offset(page * size)
      .execute();
    const { total } = await found.select((is) => is.fn.countAll().as('total')).executeTakeFirstOrThrow();
    const inviter = await findInviter(tx, member.companyId);
    return {
      data: rows.map((row) => invitationOnTheWire(row, inviter, settings.port, now)),
      paging: { page, size, total: Number(total) },
    };
  });
}
