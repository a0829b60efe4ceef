import type { CargoLine } from '../../freight/request/cargoField.ts';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Goods } from './Goods.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

function lineOf(goods: Goods, count: number, delivery: number): CargoLine {
  const { dangerous, ldm, m3 } = goods;
  return {
    description: goods.description,
    packageCode: goods.packageCode,
    count,
    grossKg: count * goods.kg,
    volumeM3: m3 === undefined ? null : rounded(count * m3),
    loadingMetres: ldm === undefined ? null : rounded(Math.min(count * ldm, 13.6)),
    stackable: goods.stackable ?? null,
    temperatureC: goods.temperatureC ?? null,
    hsCode: goods.hsCode ?? null,
    marks: null,
    dangerous: dangerous
      ? {
          un: dangerous.un,
          name: dangerous.name,
          class: dangerous.class,
          packingGroup: dangerous.packingGroup,
          tunnelCode: dangerous.tunnelCode,
          transportCategory: dangerous.transportCategory,
          quantity: count * dangerous.per,
          limitedQuantity: null,
        }
      : null,
    pickup: 0,
    delivery,
  };
}

/** What is loaded: all for the last stop, or shared with the stop before it. */
export function demoCargo(goods: Goods, stops: number, random: SeededRandom): readonly CargoLine[] {
  const [least, most] = goods.count;
  const count = least + random.below(most - least + 1);
  if (stops === 2) return [lineOf(goods, count, 1)];
  const early = Math.max(1, Math.floor(count / 3));
  return [lineOf(goods, early, 1), lineOf(goods, Math.max(1, count - early), 2)];
}
