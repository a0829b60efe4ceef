import { sql, type Transaction } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { stale } from '../web/stale.ts';
import type { TermsBody } from './termsBody.ts';
import type { TermsRow } from './TermsTable.ts';
import { usualTerms } from './usualTerms.ts';

const answerOf = (row: Pick<TermsRow, 'version' | 'updated_at' | 'terms'> | undefined) => ({
  version: row?.version ?? 0,
  updatedAt: row?.updated_at ?? null,
  ...(row?.terms ?? usualTerms),
});

const rowOf = (tx: Transaction<Tables>, companyId: string) =>
  tx.selectFrom('company_terms').selectAll().where('company_id', '=', companyId).executeTakeFirst();

/** The shipper's terms, or the usual ones as version 0. */
export const readTerms = ({ db }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => answerOf(await rowOf(tx, companyId)));

/** Sets the terms of offers made from now on: those made before keep theirs. Refuses a stale version with 409. */
export const saveTerms = ({ db, clock }: Services, { companyId, userId }: Member, { version, ...terms }: TermsBody) =>
  inCompany(db, companyId, userId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`terms ${companyId}`}, 0))`.execute(tx);
    const earlier = await rowOf(tx, companyId);
    if ((earlier?.version ?? 0) !== version) throw stale();
    const set = { version: version + 1, updated_at: clock.now(), terms: JSON.stringify(terms) };
    const row = await tx
      .insertInto('company_terms')
      .values({ company_id: companyId, ...set })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(set))
      .returningAll()
      .executeTakeFirstOrThrow();
    return answerOf(row);
  });
