import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../services/loads/market/inOrder.ts';
import { type OpenLoad, OpenLoads } from '../../../services/loads/market/OpenLoads.ts';
import { pageOf } from '../../../services/loads/market/pageOf.ts';

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const loadOf = (n: number, pickupAt: number, pricePerKm: number): OpenLoad => ({
  id: idOf(n),
  shipperId: 'shipper',
  search: `goods ${n}`,
  numbers: {
    isMarket: 1,
    publishedAt: 0,
    endsAt: 1,
    pickupAt,
    pickupDay: 20_261_130,
    from: 0,
    to: 0,
    km: 1,
    grossKg: 1,
    isAdr: 0,
    isFixed: 0,
    pricePerKm,
    bodyBits: 1,
    payloadKg: NaN,
    volumeM3: NaN,
    loadingMetres: NaN,
    pallets: NaN,
    temperatureMin: NaN,
    temperatureMax: NaN,
    equipmentBits: 0,
    needsCertificate: 0,
    papersUntil: NaN,
    carriedUntil: NaN,
    bytes: 1,
  },
});

describe('open loads kept by column', () => {
  it('stay whole while others come and go', () => {
    const step = fc.record({ n: fc.nat({ max: 400 }), pickupAt: fc.nat(), isGone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 900 }), (steps) => {
        const loads = new OpenLoads();
        const expected = new Map<string, number>();
        for (const { n, pickupAt, isGone } of steps) {
          if (isGone) {
            loads.delete(idOf(n));
            expected.delete(idOf(n));
          } else {
            loads.put(loadOf(n, pickupAt, NaN));
            expected.set(idOf(n), pickupAt);
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
        for (const [n, [pickupAt, price]] of rows.entries()) loads.put(loadOf(n, pickupAt, price));
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
