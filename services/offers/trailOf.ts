import type { EarlierPrice, OfferRow } from './OfferTable.ts';

type Said = Pick<OfferRow, 'trail' | 'amount_minor' | 'currency' | 'created_at' | 'updated_at'>;

/** The earlier prices of an offer once its fleet says another: its last one before the counter-offer that was made for it. */
export function trailOf({ amount_minor: amountMinor, currency, ...offer }: Said, now: Date): readonly EarlierPrice[] {
  const trail = offer.trail.map((said) => ({ currency, ...said }));
  const before = trail.findLast(({ by }) => by === 'fleet');
  const at = before ? (before.replacedAt ?? offer.updated_at.toISOString()) : offer.created_at.toISOString();
  const answered = trail.at(-1)?.by === 'shipper' ? 1 : 0;
  const said = { amountMinor, currency, by: 'fleet' as const, at, replacedAt: now.toISOString() };
  return trail.toSpliced(trail.length - answered, 0, said);
}
