import { type Consignment, tkmOf } from './Consignment.ts';
import type { Footprint } from './Footprint.ts';
import { largestRemainder } from './largestRemainder.ts';

type Found = Pick<Footprint, 'level' | 'class' | 'refrigerated' | 'emptyKm' | 'factors' | 'wtwGrams' | 'ttwGrams'>;

const threeDecimals = (value: number): number => Math.round(value * 1_000) / 1_000;

/** A figure with its consignments, each with its part by tonnes and kilometres. */
export function footprintOf(consignments: readonly Consignment[], found: Found): Footprint {
  const tkms = consignments.map(tkmOf);
  const [wtw, ttw] = [largestRemainder(found.wtwGrams, tkms), largestRemainder(found.ttwGrams, tkms)];
  return {
    ...found,
    massKg: threeDecimals(consignments.reduce((sum, { massKg }) => sum + massKg, 0)),
    tkm: threeDecimals(tkms.reduce((sum, tkm) => sum + tkm, 0)),
    distance: { type: 'sfd', method: 'planned_route' },
    consignments: consignments.map((each, nth) => ({
      ...each,
      tkm: threeDecimals(tkms[nth] ?? 0),
      wtwGrams: wtw[nth] ?? 0,
      ttwGrams: ttw[nth] ?? 0,
    })),
  };
}
