import { dayNumber } from './dayNumber.ts';
import type { OpenLoad } from './OpenLoads.ts';
import type { Places } from './Places.ts';
import type { OpenLoadRow } from './readOpenLoads.ts';

/** An open load as it is kept in memory. */
export const openLoadOf = (row: OpenLoadRow, places: Places): OpenLoad => ({
  id: row.id,
  shipperId: row.company_id,
  search: row.search,
  numbers: {
    isMarket: Number(row.is_market),
    publishedAt: row.published_at.getTime(),
    endsAt: row.ends_at.getTime(),
    pickupAt: row.pickup_at.getTime(),
    pickupDay: dayNumber(row.pickup_day),
    from: places.numberOf({ lat: row.from_lat, lng: row.from_lng }),
    to: places.numberOf({ lat: row.to_lat, lng: row.to_lng }),
    km: row.km,
    grossKg: row.gross_kg,
    isAdr: Number(row.is_adr),
    isFixed: Number(row.pricing === 'fixed'),
    pricePerKm: row.price_per_km ?? NaN,
    bodyBits: row.body_bits,
    payloadKg: row.payload_kg ?? NaN,
    volumeM3: row.volume_m3 ?? NaN,
    loadingMetres: row.loading_m ?? NaN,
    pallets: row.pallets ?? NaN,
    temperatureMin: row.temperature_min ?? NaN,
    temperatureMax: row.temperature_max ?? NaN,
    equipmentBits: row.equipment_bits ?? 0,
    needsCertificate: Number(row.needs_certificate),
    papersUntil: row.papers_until === null ? NaN : dayNumber(row.papers_until),
    carriedUntil: row.carried_until?.getTime() ?? NaN,
    bytes: row.bytes,
  },
});
