import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../services/loads/market/inOrder.ts';
import { OpenLoads } from '../../../services/loads/market/OpenLoads.ts';
import { pageOf } from '../../../services/loads/market/pageOf.ts';
import { keptLoadId, keptLoadOf } from '../../support/services/keptLoadOf.ts';

describe('open loads kept by column', () => {
  it('stay whole while others come and go', () => {
    const step = fc.record({ n: fc.nat({ max: 400 }), pickupAt: fc.nat(), isGone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 900 }), (steps) => {
        const loads = new OpenLoads();
        const expected = new Map<string, number>();
        for (const { n, pickupAt, isGone } of steps) {
          if (isGone) {
            loads.delete(keptLoadId(n));
            expected.delete(keptLoadId(n));
          } else {
            loads.put(keptLoadOf(n, { pickupAt }));
            expected.set(keptLoadId(n), pickupAt);
          }
        }
        const pickups = loads.column('pickupAt');
        expect(new Map(loads.ids.map((id, at) => [id, pickups[at]]))).toEqual(expected);
        for (const id of expected.keys()) expect(loads.ids[loads.standingOf(id) ?? -1]).toBe(id);
      }),
    );
  });

  it.each([
    ['pickup', 'asc'],
    ['pickup', 'desc'],
    ['pricePerKm', 'asc'],
    ['pricePerKm', 'desc'],
    ['emptyKm', 'asc'],
  ] as const)('are cut into pages as when all were sorted: by %s, %s', (by, direction) => {
    const values = fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(NaN, 1, 2, 3));
    fc.assert(
      fc.property(fc.array(values, { maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (rows, size) => {
        const loads = new OpenLoads();
        for (const [n, [pickupAt, price]] of rows.entries()) loads.put(keptLoadOf(n, { pickupAt, pricePerKm: price }));
        const order = inOrder(loads, { by, direction }, { from: null, ways: undefined });
        const all = [...rows.keys()];
        const pages = Array.from({ length: Math.ceil(rows.length / size) + 1 }, (_, page) =>
          pageOf([...all], order, { page, size }),
        );
        expect(pages.flat()).toEqual(all.toSorted(order));
        expect(new Set(pages.flat()).size).toBe(rows.length);
      }),
    );
  });
});
