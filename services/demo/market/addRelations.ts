import type { Transaction } from 'kysely';
import type { Tables } from '../../Tables.ts';
import type { SeededRandom } from '../SeededRandom.ts';

const listNames = ['Regular carriers', 'Short notice'] as const;

/** Whom a shipper of the demo favours and blocks: the first two fleets, and the last. */
export const isBlocked = (carrierId: string, fleets: readonly string[]): boolean => carrierId === fleets.at(-1);

/** Adds what the shippers of a brand think of its fleets: two favourites, a blocked one and two lists each. */
export async function addRelations(
  tx: Transaction<Tables>,
  shipperIds: readonly string[],
  fleets: readonly string[],
  random: SeededRandom,
  now: Date,
): Promise<void> {
  const [first, second, ...others] = fleets;
  const last = others.at(-1);
  if (shipperIds.length === 0 || first === undefined || second === undefined || last === undefined) return;
  const at = { favourite: false, blocked_at: null, note: null, updated_at: now };
  await tx
    .insertInto('carrier_relation')
    .values(
      shipperIds.flatMap((company_id) => [
        {
          ...at,
          company_id,
          carrier_id: first,
          favourite: true,
          note: 'Answers fast. Ask for the night desk after 18:00.',
        },
        { ...at, company_id, carrier_id: second, favourite: true },
        { ...at, company_id, carrier_id: last, blocked_at: now, note: 'Came without straps twice.' },
      ]),
    )
    .execute();
  const lists = shipperIds.flatMap((company_id) =>
    listNames.map((name) => ({
      company_id,
      name,
      name_key: name.toLowerCase(),
      id: random.uuid(),
      created_at: now,
      updated_at: now,
    })),
  );
  await tx.insertInto('carrier_list').values(lists).execute();
  const regular = [first, second, ...others.slice(0, 1)];
  await tx
    .insertInto('carrier_list_member')
    .values(
      lists.flatMap(({ id, company_id, name }) =>
        (name === listNames[0] ? regular : fleets.slice(1, -1)).map((carrier_id) => ({
          list_id: id,
          company_id,
          carrier_id,
        })),
      ),
    )
    .execute();
}
