import { sql, type Transaction } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { priceAlone } from '../money.ts';
import { type PricedCase, readPriced } from '../readPriced.ts';
import { type PagedBy, pageOf, type RowPage } from './pageOf.ts';

interface Wanted {
  readonly asked: PagedBy;
  readonly page: RowPage;
  readonly charged: typeof priceAlone;
}

/** Some of the shipments of a party with what is charged for them, the latest first. */
export const readPricedPage = (
  tx: Transaction<Tables>,
  party: Party,
  { asked, page, charged }: Wanted,
): Promise<readonly PricedCase[]> =>
  readPriced(tx, party, {
    period: asked,
    where: sql`shipment.id = any (array(${pageOf('shipment_fact', party, asked, page)}))`,
    charged,
  });
