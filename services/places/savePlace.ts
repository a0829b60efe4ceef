import { sql } from 'kysely';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { stale } from '../web/stale.ts';
import { placeBookOf } from './placeAnswer.ts';
import type { PlaceDraft } from './placeBody.ts';
import { placeColumns } from './placeColumns.ts';

/** More are a customer list and no place book. */
const most = 5_000;

/** Adds a place to the company's book. Places are added one after another, so that parallel calls cannot pass the limit. */
export const addPlace = ({ db, clock, random }: Services, { companyId, userId }: Member, draft: PlaceDraft) =>
  inCompany(db, companyId, userId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`place book ${companyId}`}, 0))`.execute(tx);
    const { count } = await tx
      .selectFrom('place_book')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    if (count >= most) throw new Refusal(409, `A place book holds ${most} places. Delete some first.`);
    const now = clock.now();
    const row = await tx
      .insertInto('place_book')
      .values({ ...placeColumns(draft), id: random.uuid(), company_id: companyId, created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    return placeBookOf(row);
  });

/** Replaces a place. Requests keep what they were given from it. Refuses a stale version with 409. */
export const changePlace = (
  { db, clock }: Services,
  { companyId, userId }: Member,
  id: string,
  { version, ...draft }: PlaceDraft & { readonly version: number },
) =>
  inCompany(db, companyId, userId, async (tx) => {
    const row = await tx
      .updateTable('place_book')
      .set({ ...placeColumns(draft), version: version + 1, updated_at: clock.now() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (row) return placeBookOf(row);
    const isThere = await tx.selectFrom('place_book').select('id').where('id', '=', id).executeTakeFirst();
    throw isThere ? stale() : notFound();
  });

export const removePlace = ({ db }: Services, { companyId, userId }: Member, id: string, version: number) =>
  inCompany(db, companyId, userId, async (tx) => {
    const removed = tx.deleteFrom('place_book').where('id', '=', id).where('version', '=', version);
    if ((await removed.executeTakeFirst()).numDeletedRows > 0n) return;
    const isThere = await tx.selectFrom('place_book').select('id').where('id', '=', id).executeTakeFirst();
    throw isThere ? stale() : notFound();
  });
