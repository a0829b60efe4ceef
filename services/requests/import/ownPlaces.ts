import { sql, type Transaction } from 'kysely';
import type { RequestContent } from '../../freight/request/requestContent.ts';
import { foldName } from '../../gazetteer/foldName.ts';
import type { Tables } from '../../Tables.ts';
import type { LongWorks } from '../../web/turns/LongWorks.ts';
import type { TableRow } from './readTable.ts';

type Accuracy = NonNullable<NonNullable<RequestContent['stops'][number]['place']>['accuracy']>;

/** A place of the company's book, as a row of an import takes it over. */
export interface OwnPlace {
  readonly address: string;
  readonly postcode: string | null;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy: Accuracy;
  readonly contact: { readonly name: string; readonly phone: string } | null;
  readonly note: string | null;
}

/** What the places of rows are looked up by. Names may be many and strange. */
export async function placeKeys(rows: readonly TableRow[], works: LongWorks): Promise<readonly string[]> {
  const keys = new Set<string>();
  await works.each(rows, ({ cells }) => {
    for (const name of [cells.pickup_name, cells.delivery_name]) if (name) keys.add(foldName(name));
  });
  keys.delete('');
  return [...keys];
}

/** Finds places of the transaction's company by name, those that have one of these keys; of several in the town that is said. */
export async function ownPlaces(tx: Transaction<Tables>, companyId: string, keys: readonly string[]) {
  const rows =
    keys.length === 0
      ? []
      : await tx
          .selectFrom('place_book')
          .selectAll()
          .where('company_id', '=', companyId)
          .where(sql<boolean>`name_key = any (${sql.val(keys)}::text[])`)
          .orderBy('id')
          .execute();
  const byName = new Map<string, typeof rows>();
  for (const row of rows) {
    const alike = byName.get(row.name_key);
    if (alike) alike.push(row);
    else byName.set(row.name_key, [row]);
  }
  return (name: string, city: string): OwnPlace | undefined => {
    const alike = byName.get(foldName(name)) ?? [];
    const found = city === '' ? alike[0] : alike.find((place) => foldName(place.city) === foldName(city));
    if (!found) return undefined;
    const { contact_name: person, contact_phone: phone } = found;
    return { ...found, contact: person === null || phone === null ? null : { name: person, phone } };
  };
}
