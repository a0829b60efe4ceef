import type { EarlierPrice, OfferRow } from './OfferTable.ts';

type Said = Pick<OfferRow, 'trail' | 'amount_minor' | 'created_at' | 'updated_at'>;

/** The earlier prices of an offer once its fleet says another: its last one before the counter-offer that was made for it. */
export function trailOf({ trail, amount_minor: amountMinor, ...offer }: Said, now: Date): readonly EarlierPrice[] {
  const before = trail.findLast(({ by }) => by === 'fleet');
  const at = before ? (before.replacedAt ?? offer.updated_at.toISOString()) : offer.created_at.toISOString();
  const answered = trail.at(-1)?.by === 'shipper' ? 1 : 0;
  const said = { amountMinor, by: 'fleet' as const, at, replacedAt: now.toISOString() };
  return trail.toSpliced(trail.length - answered, 0, said);
}
