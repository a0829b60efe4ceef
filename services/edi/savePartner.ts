import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import { stale } from '../web/stale.ts';
import { partnerOf } from './partnerAnswer.ts';
import type { PartnerDraft } from './partnerBody.ts';

/** Of a company: all of them are read at once. */
const most = 50;

const columnsOf = ({ partner, qualifier, company, codes }: PartnerDraft) => ({
  partner,
  qualifier,
  company_name: company,
  codes: JSON.stringify(codes),
});

function refuseTakenId(error: unknown): never {
  if (uniqueViolation(error) !== 'edi_partner_once') throw error;
  throw refusedFields([refusedField('partner', 'ofOtherPartner')]);
}

/** The company's partners by the id of their files. */
export const listPartners = ({ db }: Services, { companyId, userId }: Member) =>
  inCompany(db, companyId, userId, async (tx) => {
    const all = tx.selectFrom('edi_partner').selectAll().where('company_id', '=', companyId);
    return (await all.orderBy('partner').execute()).map(partnerOf);
  });

/** Adds a partner. Refuses an id that is taken with 422, and one more than a company keeps with 409. */
export const addPartner = ({ db, clock, random }: Services, { companyId, userId }: Member, draft: PartnerDraft) =>
  inCompany(db, companyId, userId, async (tx) => {
    // Added one after another from here on, so that parallel calls cannot pass the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`edi partners ${companyId}`}, 0))`.execute(tx);
    const { count } = await tx
      .selectFrom('edi_partner')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    if (count >= most)
      throw new Refusal(409, `Your company already has codes for ${most} partners. Delete some first.`);
    const now = clock.now();
    const row = await tx
      .insertInto('edi_partner')
      .values({ ...columnsOf(draft), id: random.uuid(), company_id: companyId, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return partnerOf(row);
  }).catch(refuseTakenId);

/** Replaces a partner. Refuses a stale version with 409. */
export const changePartner = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  { version, ...draft }: PartnerDraft & { readonly version: number },
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const row = await tx
      .updateTable('edi_partner')
      .set({ ...columnsOf(draft), version: version + 1, updated_at: clock.now() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (row) return partnerOf(row);
    const isThere = await tx.selectFrom('edi_partner').select('id').where('id', '=', id).executeTakeFirst();
    throw isThere ? stale() : notFound();
  }).catch(refuseTakenId);

/** Deletes a partner, so that its files are read and written by the standard codes. Refuses a stale version with 409. */
export const removePartner = (
  { db }: Services,
  { companyId, userId }: Member,
  id: string,
  version: number,
): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    const removed = tx.deleteFrom('edi_partner').where('id', '=', id).where('version', '=', version);
    if ((await removed.executeTakeFirst()).numDeletedRows > 0n) return;
    const isThere = await tx.selectFrom('edi_partner').select('id').where('id', '=', id).executeTakeFirst();
    throw isThere ? stale() : notFound();
  });
