import type { OpenLoad } from '../../../services/loads/market/OpenLoads.ts';

export const keptLoadId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An open load of the market as it is kept in memory, with some numbers of its own; it says nothing of its needs. */
export const keptLoadOf = (n: number, numbers: Partial<OpenLoad['numbers']> = {}): OpenLoad => ({
  id: keptLoadId(n),
  shipperId: 'shipper',
  search: `goods ${n}`,
  numbers: {
    isMarket: 1,
    publishedAt: 0,
    endsAt: 1,
    pickupAt: 0,
    pickupDay: 20_261_130,
    from: 0,
    to: 0,
    km: 1,
    grossKg: 1,
    isAdr: 0,
    isFixed: 0,
    pricePerKm: NaN,
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
    ...numbers,
  },
});
