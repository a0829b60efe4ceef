import type { ComparedOffer } from '../../../../domain/offer/compareOffers.ts';

/** What offers can be sorted by. */
export const offerSorts = ['company', 'amount', 'emptyKm', 'onTime', 'co2e', 'pickup', 'validity'] as const;

export type OfferSort = (typeof offerSorts)[number];

type Comparison = (one: ComparedOffer, other: ComparedOffer) => number;

const comparisons: Readonly<Record<OfferSort, Comparison>> = {
  company: ({ offer: one }, { offer: other }) => one.company.name.localeCompare(other.company.name),
  amount: ({ offer: one }, { offer: other }) => one.amount.amountMinor - other.amount.amountMinor,
  emptyKm: ({ offer: one }, { offer: other }) =>
    (one.emptyKm ?? Number.MAX_SAFE_INTEGER) - (other.emptyKm ?? Number.MAX_SAFE_INTEGER),
  onTime: ({ offer: one }, { offer: other }) =>
    (one.scorecard?.onTime.share ?? -1) - (other.scorecard?.onTime.share ?? -1),
  co2e: ({ offer: one }, { offer: other }) =>
    (one.co2e?.wtwGrams ?? Number.MAX_SAFE_INTEGER) - (other.co2e?.wtwGrams ?? Number.MAX_SAFE_INTEGER),
  pickup: ({ offer: one }, { offer: other }) => (one.pickupAt ?? '').localeCompare(other.pickupAt ?? ''),
  validity: ({ offer: one }, { offer: other }) => one.validUntil.localeCompare(other.validUntil),
};

/** Sorts offers by a column, descending with a `-` before it; in their usual order for any other text. */
export const sortOffers = (offers: readonly ComparedOffer[], sort: string): readonly ComparedOffer[] => {
  const by = offerSorts.find((each) => each === sort.replace(/^-/, ''));
  if (by === undefined) return offers;
  const sign = sort.startsWith('-') ? -1 : 1;
  return offers.toSorted((one, other) => sign * comparisons[by](one, other));
};
