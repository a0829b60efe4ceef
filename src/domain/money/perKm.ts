import type { Money } from './Money.ts';

/** The price of a kilometre, in whole smallest units; undefined without a distance. */
export const perKm = ({ amountMinor, currency }: Money, km: number): Money | undefined =>
  km > 0 ? { amountMinor: Math.round(amountMinor / km), currency } : undefined;
