import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withheldReasons as reasonsOfServices } from '../../services/emission/Consignment.ts';
import { desnz2025 } from '../../services/emission/desnz2025.ts';
import { vehicleClasses as classesOfServices } from '../../services/emission/FactorSet.ts';
import { fuelFactors } from '../../services/emission/findFactor.ts';
import { levels as levelsOfServices } from '../../services/emission/Footprint.ts';
import { fuelLimits } from '../../services/emission/fuelBody.ts';
import { largestRemainder as remainderOfServices } from '../../services/emission/largestRemainder.ts';
import { measuredFootprints } from '../../services/emission/measuredFootprints.ts';
import { levels, vehicleClasses, withheldReasons } from '../../src/domain/emission/Footprint.ts';
import { fuelFields } from '../../src/domain/emission/fuelFields.ts';
import { largestRemainder } from '../../src/domain/emission/largestRemainder.ts';
import { sharedFuel } from '../../src/domain/emission/sharedFuel.ts';

it('both sides know the same levels, classes and reasons', () => {
  expect({ levels, vehicleClasses, withheldReasons }).toEqual({
    levels: levelsOfServices,
    vehicleClasses: classesOfServices,
    withheldReasons: reasonsOfServices,
  });
});

it('both sides take the same amounts of fuel', () => {
  const { least, most, decimals } = fuelFields.amount;
  expect({ least, most, decimals }).toMatchObject({
    least: fuelLimits.least,
    most: fuelLimits.most,
    decimals: fuelLimits.decimals,
  });
});

const examples: readonly (readonly [number, readonly number[]])[] = [
  [10, [1, 1, 1]],
  [1, [1, 3]],
  [0, [1, 2]],
  [7, [0, 0]],
  [420_002, [1_600, 4_200]],
];

it.each(examples)('both sides split %d alike', (total, weights) => {
  expect(largestRemainder(total, weights)).toEqual(remainderOfServices(total, weights));
});

const truck = { class: 'artic_over_33', refrigerated: false } as const;

it('what the form says while fuel is typed is what the service keeps', () => {
  const goods = fc.record({
    massKg: fc.integer({ min: 1, max: 24_000 }),
    km: fc.integer({ min: 1, max: 3_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 200_000 }),
      fc.constantFrom(...fuelFactors(desnz2025)),
      (all, tenths, factor) => {
        const amount = tenths / 10;
        const carried = all.map((one) => ({ consignments: [{ ...one, pickup: 0, delivery: 1 }], truck }));
        const kept = measuredFootprints(carried, { amount, factor });
        const shown = sharedFuel(
          amount,
          factor.wtw,
          all.map(({ massKg, km }) => (massKg / 1_000) * km),
        );
        expect(shown).toEqual(kept.map(({ wtwGrams }) => wtwGrams));
      },
    ),
  );
});
