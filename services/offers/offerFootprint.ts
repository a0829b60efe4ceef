import type { Transaction } from 'kysely';
import { estimateFootprint } from '../emission/estimateFootprint.ts';
import type { RequestRow } from '../requests/RequestTables.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';

interface Offered {
  readonly carrierId: string;
  readonly vehicleId: string | null;
  readonly trailerId: string | null;
}

/** The column for what an offer would cause in CO2e, with the truck it names; null if nothing can be said. In a transaction of the fleet. */
export async function offerFootprint(
  { factors }: Pick<Services, 'factors'>,
  tx: Transaction<Tables>,
  { content, km, pickup_at: pickupAt }: Pick<RequestRow, 'content' | 'km' | 'pickup_at'>,
  offered: Offered,
): Promise<string | null> {
  const { cargo, stops } = content;
  const found = await estimateFootprint(tx, { cargo, stops, km, pickupAt }, offered, factors);
  return typeof found === 'string' ? null : JSON.stringify(found);
}
