import { sql, type Transaction } from 'kysely';
import type { Member } from '../../company/Member.ts';
import { inCompany } from '../../database/inCompany.ts';
import type { Services } from '../../Services.ts';
import type { Tables } from '../../Tables.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { alikeRows } from './alikeRows.ts';
import { answeredRows } from './answeredRows.ts';
import { cellWords } from './cellWords.ts';
import { type CheckedRow, rowChecker } from './checkRow.ts';
import type { ImportBody } from './importBody.ts';
import { insertInPieces } from './insertInPieces.ts';
import { nearOwnPlaces } from './nearOwnPlaces.ts';
import { ownPlaces, placeKeys } from './ownPlaces.ts';
import { readDifferences } from './readDifferences.ts';
import { referenceKey } from './referenceKey.ts';
import type { Table } from './readTable.ts';
import { townFinder } from './townFinder.ts';
import type { LongWorks } from '../../web/turns/LongWorks.ts';

/** The rows, with a reference that is said twice refused the second time. */
function onceEach(rows: readonly CheckedRow[]): readonly CheckedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = referenceKey(row.reference);
    if (!row.content || !seen.has(key)) {
      if (row.content) seen.add(key);
      return row;
    }
    return { ...row, content: undefined, errors: [refusedField('reference', 'givenTwice')] };
  });
}

/** The company's requests that have one of these references, by the reference as it is compared. */
async function requestsNamed(tx: Transaction<Tables>, companyId: string, keys: readonly string[]) {
  const rows = await tx
    .selectFrom('shipment_request')
    .select(['id', 'reference_key'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`reference_key = any (${sql.val(keys)}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.reference_key, row.id]));
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
  const keys = once.flatMap(({ content, reference }) => (content ? [referenceKey(reference)] : []));
  const before = await inOwn((tx) => requestsNamed(tx, companyId, keys));
  const isNew = ({ content, reference }: CheckedRow): boolean =>
    content !== undefined && !before.has(referenceKey(reference));
  const alike = publish ? await alikeRows(once.filter(isNew), { inOwn, works, companyId, now }) : undefined;
  const contents = dryRun ? [] : once.filter(isNew).flatMap(({ content }) => content ?? []);
  const rowsAdded = await insertInPieces(services, { inOwn, companyId, contents, publish, now });
  const added = new Map(rowsAdded.map(({ reference, id }) => [referenceKey(reference), id]));
  // Somebody else may have added one of them meanwhile.
  const after = added.size < contents.length ? await inOwn((tx) => requestsNamed(tx, companyId, keys)) : before;
  const existing = once.flatMap((row): (readonly [CheckedRow, string])[] => {
    const key = referenceKey(row.reference);
    const id = row.content && !added.has(key) ? after.get(key) : undefined;
    return id === undefined ? [] : [[row, id]];
  });
  const differences = await readDifferences(existing, inOwn);
  return { ignored, rows: answeredRows(once, { added, there: after, alike, differences, dryRun }) };
}
