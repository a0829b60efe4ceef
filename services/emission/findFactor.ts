import type { TruckClass } from './classOf.ts';
import type { Factor, FactorSet } from './FactorSet.ts';

/** The factor per tonne-kilometre of a class. A cooled class without one of its own has none: another would say too little. */
export const freightFactor = (factors: FactorSet, { class: key, refrigerated }: TruckClass): Factor | undefined =>
  factors.find((each) => each.unit === 'kg/tkm' && each.key === key && each.refrigerated === refrigerated);

/** The factors per km of a class, empty and full; undefined unless both are known. */
export function drivenFactors(factors: FactorSet, { class: key, refrigerated }: TruckClass) {
  const at = (load: Factor['load']): Factor | undefined =>
    factors.find(
      (each) => each.unit === 'kg/km' && each.key === key && each.refrigerated === refrigerated && each.load === load,
    );
  const [empty, full] = [at('empty'), at('full')];
  return empty && full ? { empty, full } : undefined;
}

/** Factors of what trucks run on. */
export const fuelFactors = (factors: FactorSet): readonly Factor[] =>
  factors.filter(({ unit }) => unit === 'kg/l' || unit === 'kg/kg' || unit === 'kg/kWh');
