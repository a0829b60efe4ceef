import { expect, it } from 'vitest';
import type { CargoLine } from '../../../src/domain/request/RequestContent.ts';
import { unlikelyIn } from '../../../src/domain/request/unlikelyIn.ts';

const stops = [{ type: 'pickup' }, { type: 'delivery' }] as const;
const line = (packageCode: string, count: number, grossKg: number): CargoLine => ({
  packageCode,
  count,
  grossKg,
  pickup: 0,
  delivery: 1,
});

it.each([
  ['24 pallets of 400 kg', line('OH', 24, 9600), []],
  ['24 pallets whose point was read as decimals', line('OH', 24, 9.6), [{ kind: 'light', line: 0, eachKg: 0.4 }]],
  ['one pallet of 5 kg', line('PX', 1, 5), []],
  ['one pallet of 2,500 kg', line('PX', 1, 2500), []],
  ['a pallet of 2,549.4 kg', line('PX', 1, 2549.4), [{ kind: 'heavy', line: 0, eachKg: 2549 }]],
  ['one pallet of 9,600 kg', line('PX', 1, 9600), [{ kind: 'heavy', line: 0, eachKg: 9600 }]],
  ['one machine of 9,600 kg', line('NE', 1, 9600), []],
  ['100 drums of 96 g', line('DR', 100, 9.6), [{ kind: 'light', line: 0, eachKg: 0.096 }]],
  ['100 boxes of half a kilogram', line('BX', 100, 50), []],
  ['goods without a weight', { ...line('OH', 24, 0), grossKg: undefined }, []],
])('%s', (_, cargo, unlikely) => {
  expect(unlikelyIn({ stops, cargo: [cargo] })).toEqual(unlikely);
});

it('names each stop that no goods go to, and none while goods say nothing of it', () => {
  const three = [...stops, { type: 'delivery' }] as const;
  expect(unlikelyIn({ stops: three, cargo: [line('OH', 4, 900)] })).toEqual([{ kind: 'idle', stop: 2 }]);
  expect(unlikelyIn({ stops: three, cargo: [{ packageCode: 'OH' }] })).toEqual([]);
  expect(unlikelyIn({ stops: three })).toEqual([]);
});
