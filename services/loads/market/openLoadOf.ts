import type { CarriedNeeds, OpenLoad } from './OpenLoad.ts';
import type { Places } from './Place.ts';
import type { OpenLoadRow } from './readOpenLoads.ts';

function needsOf(row: OpenLoadRow): CarriedNeeds | null {
  if (row.payload_kg === null) return null;
  const { temperature_min: min, temperature_max: max } = row;
  return {
    payloadKg: row.payload_kg,
    volumeM3: row.volume_m3 ?? 0,
    loadingMetres: row.loading_m ?? 0,
    pallets: row.pallets ?? 0,
    temperatureC: min === null || max === null ? null : { min, max },
    equipmentBits: row.equipment_bits ?? 0,
    needsCertificate: row.needs_certificate ?? false,
    papersUntil: row.papers_until ?? '',
    carriedUntil: row.carried_until?.getTime() ?? Infinity,
  };
}

/** An open load as it is kept in memory. */
export const openLoadOf = (row: OpenLoadRow, places: Places): OpenLoad => ({
  id: row.id,
  shipperId: row.company_id,
  isMarket: row.is_market,
  publishedAt: row.published_at.getTime(),
  endsAt: row.ends_at.getTime(),
  pickupAt: row.pickup_at.getTime(),
  pickupDay: row.pickup_day,
  from: places.at(row.from_lat, row.from_lng),
  to: places.at(row.to_lat, row.to_lng),
  km: row.km,
  grossKg: row.gross_kg,
  isAdr: row.is_adr,
  pricing: row.pricing,
  pricePerKm: row.price_per_km,
  bodyBits: row.body_bits,
  needs: needsOf(row),
  search: row.search,
  bytes: row.bytes,
});
