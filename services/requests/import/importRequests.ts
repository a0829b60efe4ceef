import { sql, type Transaction } from 'kysely';
import type { Member } from '../../company/Member.ts';
import { inCompany } from '../../database/inCompany.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import type { Town } from '../../gazetteer/Town.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { alikeRows } from './alikeRows.ts';
import { cellWords } from './cellWords.ts';
import { type CheckedRow, rowChecker } from './checkRow.ts';
import type { ImportBody, ImportedRow } from './importBody.ts';
import { differingRows } from './differingRows.ts';
import { insertInPieces } from './insertInPieces.ts';
import { nearOwnPlaces } from './nearOwnPlaces.ts';
import { ownPlaces, placeKeys } from './ownPlaces.ts';
import type { TakenTown } from './placeOfRow.ts';
import type { Table } from './readTable.ts';
import { townFinder } from './townFinder.ts';
import type { LongWorks } from '../../web/turns/LongWorks.ts';

/** Of so many rows all that is wrong is said: nobody reads more before mending them, and the answer stays short. */
const mostExplained = 50;

/** Of the towns that may be meant as well. Who has more to choose from names the region. */
const mostOthers = 4;

const keyOf = (reference: string | null): string => (reference ?? '').toLowerCase();

/** The rows, with a reference that is said twice refused the second time. */
function onceEach(rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = keyOf(row.reference);
    if (!row.content || !seen.has(key)) {
      if (row.content) seen.add(key);
      return row;
    }
    return { ...row, content: undefined, errors: [refusedField('reference', 'givenTwice')] };
  });
}

const townOf = ({ name, region, country, lat, lng }: Town) => ({ name, region, country, lat, lng });

const takenTownOf = ({ column, town, others }: TakenTown) => ({
  column,
  ...townOf(town),
  others: others.slice(0, mostOthers).map(townOf),
});

const goodsOf = ({ content }: CheckedRow): ImportedRow['goods'] => {
  const [line] = content?.cargo ?? [];
  if (!line) return null;
  const { description, packageCode, count, grossKg } = line;
  return { description, packageCode, count, grossKg };
};

/** The company's requests that have one of these references, by the reference as it is compared. */
async function requestsNamed(tx: Transaction<Tables>, companyId: string, keys: readonly string[]) {
  const rows = await tx
    .selectFrom('shipment_request')
    .select(['id', 'reference_key'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`reference_key = any (${sql.val(keys)}::text[])`)
    .execute();
  return new Map(rows.map(({ id, reference_key: key }) => [key, id]));
}

/**
 * Adds the requests of a table, each row for itself: one with a mistake hinders no other, and one whose reference there is already is
 * left as it is, so that a table may be sent again. A dry run adds nothing.
 */
export async function importRequests(
  services: Services,
  { companyId, userId }: Member,
  { rows, ignored }: Table,
  {
    dryRun,
    publish,
    refuseUnclearTowns,
    dateOrder,
    decimalMark,
    words,
    works,
  }: Omit<ImportBody, 'csv'> & { readonly works: LongWorks },
) {
  const inOwn = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
    inCompany(services.db, companyId, userId, work);
  const places = await placeKeys(rows, works);
  const [ownPlace, isNearOwn] = await inOwn(
    async (tx) => [await ownPlaces(tx, companyId, places), await nearOwnPlaces(tx, companyId)] as const,
  );
  const readers = {
    ownPlace,
    town: townFinder(services.gazetteer, isNearOwn),
    refuseUnclearTowns,
    words: cellWords(words),
    dateOrder: dateOrder ?? undefined,
    decimalMark: decimalMark ?? undefined,
  };
  const now = services.clock.now();
  const check = rowChecker(readers, publish, now);
  const checked: CheckedRow[] = [];
  await works.each(rows, (row) => checked.push(check(row)));
  const once = onceEach(checked);
  // What is refused may be no text that the database takes.
  const keys = once.flatMap(({ content, reference }) => (content ? [keyOf(reference)] : []));
  const before = await inOwn((tx) => requestsNamed(tx, companyId, keys));
  const isNew = ({ content, reference }: CheckedRow): boolean => content !== undefined && !before.has(keyOf(reference));
  const alike = publish ? await alikeRows(once.filter(isNew), { inOwn, works, companyId, now }) : undefined;
  const contents = dryRun ? [] : once.filter(isNew).flatMap(({ content }) => content ?? []);
  const rowsAdded = await insertInPieces(services, { inOwn, companyId, contents, publish, now });
  const added = new Map(rowsAdded.map(({ reference, id }) => [keyOf(reference), id]));
  // Somebody else may have added one of them meanwhile.
  const after = added.size < contents.length ? await inOwn((tx) => requestsNamed(tx, companyId, keys)) : before;
  const thereOf = ({ content, reference }: CheckedRow): string | undefined =>
    content && !added.has(keyOf(reference)) ? after.get(keyOf(reference)) : undefined;
  const known = once.flatMap((row) => {
    const id = thereOf(row);
    return id === undefined ? [] : [{ row, id }];
  });
  const differing = await differingRows(known, { inOwn, works });
  let [explained, unfinished] = [0, 0];
  const answered = once.map((row): ImportedRow => {
    const { line, reference, content, errors } = row;
    const more = dryRun ? row.beforePublishing : [];
    if (more.length > 0) unfinished += 1;
    const key = keyOf(reference);
    const there = thereOf(row);
    const id = content ? (added.get(key) ?? there ?? null) : null;
    const outcome = !content ? 'refused' : added.has(key) ? 'added' : there ? 'exists' : 'ready';
    if (!content) explained += 1;
    return {
      line,
      reference,
      outcome,
      id,
      differs: outcome === 'exists' ? [...(differing.get(row) ?? [])] : null,
      looksLike: alike?.get(row) ?? null,
      towns: row.towns.map(takenTownOf),
      goods: dryRun ? goodsOf(row) : null,
      errors: explained > mostExplained ? [] : [...errors],
      beforePublishing: more.slice(0, unfinished > mostExplained ? 1 : undefined),
    };
  });
  return { ignored, rows: answered };
}
