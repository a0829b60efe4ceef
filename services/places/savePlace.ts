import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { hideRecord } from '../undo/hideRecord.ts';
import { takenSince } from '../undo/takenSince.ts';
import { unhideRecord } from '../undo/unhideRecord.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { stale } from '../web/stale.ts';
import { placeBookOf } from './placeAnswer.ts';
import type { PlaceDraft } from './placeBody.ts';
import { placeColumns } from './placeColumns.ts';

/** More are a customer list and no place book. */
const most = 5_000;

const table = 'place_book';

/** How many places the book holds. They are added one after another from here on, so that parallel calls cannot pass the limit. */
async function countAlone(tx: Transaction<Tables>, companyId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`place book ${companyId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom(table)
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a place to the company's book. */
export const addPlace = ({ db, clock, random }: Services, { companyId, userId }: Member, draft: PlaceDraft) =>
  inCompany(db, companyId, userId, async (tx) => {
    if ((await countAlone(tx, companyId)) >= most)
      throw new Refusal(409, `Your company already has ${most} places. Delete one first.`);
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

/** Deletes a place: at once for everybody, for good once it can no longer be undone. */
export const removePlace = ({ db, clock }: Services, member: Member, id: string, version: number): Promise<void> =>
  inCompany(db, member.companyId, member.userId, async (tx) => {
    const row = await tx.selectFrom(table).select('version').where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    if (row.version !== version) throw stale();
    await hideRecord(tx, member, { table, recordId: id, version }, clock.now());
  });

/** Undoes the deletion of a place. Refuses with 409 if the book is full by now. */
export const undoPlace = ({ db, clock }: Services, { companyId, userId }: Member, id: string, version: number) =>
  inCompany(db, companyId, userId, async (tx) => {
    const count = await countAlone(tx, companyId);
    const now = clock.now();
    await unhideRecord(tx, userId, { table, recordId: id, version, before: v.strictObject({}) }, now);
    if (count >= most) throw takenSince();
    const row = await tx
      .updateTable(table)
      .set({ updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return placeBookOf(row);
  });
