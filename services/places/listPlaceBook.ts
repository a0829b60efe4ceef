import { sql, type RawBuilder } from 'kysely';
import type * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { readPage } from '../database/readPage.ts';
import { listQuery } from '../fields/listQuery.ts';
import type { Services } from '../Services.ts';
import { beginsLike } from './beginsLike.ts';
import { placeBookOf } from './placeAnswer.ts';

export const placeBookQuery = listQuery(['name', 'updatedAt'], 'name', {});

type PlaceBookQuery = v.InferOutput<typeof placeBookQuery>;

const columns = {
  name: sql<string>`name_key`,
  updatedAt: sql<Date>`updated_at`,
} as const satisfies Record<PlaceBookQuery['sort']['by'], RawBuilder<unknown>>;

/** One page of the company's place book, with the total. */
export const listPlaceBook = ({ db }: Services, { companyId, userId }: Member, query: PlaceBookQuery) =>
  inCompany(db, companyId, userId, async (tx) => {
    const { page, size, q } = query;
    const { by, direction } = query.sort;
    const found = tx.selectFrom('place_book').selectAll().where('company_id', '=', companyId).where(beginsLike(q));
    const { rows, paging } = await readPage(tx, found, { page, size, column: columns[by], direction });
    return { data: rows.map(placeBookOf), paging };
  });
