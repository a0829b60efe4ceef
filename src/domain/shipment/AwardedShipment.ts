import type { Money } from '../money/Money.ts';

/** What an award made. */
export interface AwardedShipment {
  readonly id: string;
  readonly reference: string;
  readonly carrier: { readonly id: string; readonly name: string };
  readonly price: Money;
}
