import { sql, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { most } from './carrierListBody.ts';
import type { CarrierListRow } from './CarrierTables.ts';

/** Puts fleets on a list. Refuses with 422 what is no fleet of the brand, by its path, and more than all lists together may hold. */
export async function putMembers(
  tx: Transaction<Tables>,
  list: CarrierListRow,
  carriers: readonly string[],
): Promise<void> {
  if (carriers.length === 0) return;
  const known = await fleetsOf(tx, carriers);
  const errors = carriers.flatMap((id, at) =>
    known.has(id) ? [] : [refusedField(`carriers.${at}`, 'notAChoice', { expected: 'the carriers of the brand' })],
  );
  if (errors.length > 0) throw refusedFields(errors);
  const over = await insertMembers(tx, list, [...known]);
  if (over > 0) {
    throw refusedFields([refusedField('carriers', 'tooManyItems', { most: Math.max(0, known.size - over) })]);
  }
}

/** Those that are fleets of the brand. */
export async function fleetsOf(tx: Transaction<Tables>, carriers: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from market_fleets(${sql.val([...carriers])}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Puts fleets of the brand on a list. Returns how many more there are than all lists together may hold. */
export async function insertMembers(
  tx: Transaction<Tables>,
  list: CarrierListRow,
  carriers: readonly string[],
): Promise<number> {
  await tx
    .insertInto('carrier_list_member')
    .values(carriers.map((carrier_id) => ({ list_id: list.id, company_id: list.company_id, carrier_id })))
    .execute();
  const { count } = await tx
    .selectFrom('carrier_list_member')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('company_id', '=', list.company_id)
    .executeTakeFirstOrThrow();
  return count - most.membersInAll;
}
