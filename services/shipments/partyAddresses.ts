import { sql, type QueryExecutorProvider } from 'kysely';
import * as v from 'valibot';

/** A postal address; the country as ISO 3166-1 alpha-2. */
export const addressAnswer = v.object({
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
});

type Address = v.InferOutput<typeof addressAnswer>;

/** The addresses that the parties of a shipment have given, by company. */
export async function partyAddresses(
  tx: QueryExecutorProvider,
  shipmentId: string,
): Promise<ReadonlyMap<string, Address>> {
  const { rows } = await sql<Address & { id: string }>`
    select id, street, postcode, city, country from party_addresses(${sql.val(shipmentId)}::uuid)`.execute(tx);
  return new Map(rows.map(({ id, ...address }) => [id, address]));
}
