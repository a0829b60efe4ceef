import type { Transaction } from 'kysely';
import { minorDigits } from '../freight/fields/currencies.ts';
import type { Tables } from '../Tables.ts';
import type { Terms } from './AgreedTerms.ts';
import type { ShipperTerms } from './ShipperTerms.ts';
import { usualTerms } from './usualTerms.ts';

/** Terms for a price in this currency, with amounts in its smallest unit, half up. */
export const termsIn = ({ ratePerHour, cancellationFee, ...terms }: ShipperTerms, currency: string): Terms => {
  const minor = (units: number): number => Math.round(units * 10 ** minorDigits(currency));
  return { ...terms, ratePerHourMinor: minor(ratePerHour), cancellationFeeMinor: minor(cancellationFee) };
};

/** The terms of the transaction's shipper as they are now; version 0 is that of the standard ones. */
export async function termsOf(
  tx: Transaction<Tables>,
  companyId: string,
): Promise<{ readonly version: number; readonly terms: ShipperTerms }> {
  const row = await tx
    .selectFrom('company_terms')
    .select(['version', 'terms'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? { version: 0, terms: usualTerms };
}
