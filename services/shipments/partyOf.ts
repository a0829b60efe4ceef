import type { Transaction } from 'kysely';
import type { Audience } from '../account/Audience.ts';
import type { Tables } from '../Tables.ts';

/** A company and its side of shipments. */
export interface Party {
  readonly companyId: string;
  readonly side: Audience;
}

/** The side that the transaction's company is on. */
export async function partyOf(tx: Transaction<Tables>, companyId: string): Promise<Party> {
  const { kind } = await tx.selectFrom('company').select('kind').where('id', '=', companyId).executeTakeFirstOrThrow();
  return { companyId, side: kind === 'fleet' ? 'fleet' : 'office' };
}

/** The columns of a side and of the other one in shipments. */
export const ownColumns = {
  fleet: { own: 'carrier_id', other: 'company_id' },
  office: { own: 'company_id', other: 'carrier_id' },
} as const satisfies Record<Audience, object>;
