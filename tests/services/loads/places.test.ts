import { expect, it } from 'vitest';
import { KeptLoads } from '../../../services/loads/market/KeptLoads.ts';
import { numberAt } from '../../../services/loads/market/OpenLoads.ts';
import type { OpenLoadRow } from '../../../services/loads/market/readOpenLoads.ts';

const noon = new Date('2026-11-25T12:00:00Z');
const brandId = 'brand';

/** A load that is over at noon, unless `endsAt` says otherwise. */
const rowFrom = (id: string, lat: number, endsAt = noon): OpenLoadRow => ({
  id,
  company_id: 'shipper',
  brand_id: brandId,
  is_market: true,
  published_at: noon,
  ends_at: endsAt,
  pickup_at: noon,
  pickup_day: '2026-11-25',
  from_lat: lat,
  from_lng: 7,
  to_lat: 45,
  to_lng: 4,
  km: 640,
  gross_kg: 1_000,
  is_adr: false,
  pricing: 'bid',
  price_per_km: null,
  body_bits: 1,
  payload_kg: 1_000,
  volume_m3: 1,
  loading_m: 1,
  pallets: 1,
  temperature_min: null,
  temperature_max: null,
  equipment_bits: 0,
  needs_certificate: false,
  papers_until: '2026-11-26',
  carried_until: noon,
  search: '',
  bytes: 100,
});

it('lets go of places where no load begins or ends any more, and knows where the others do', () => {
  const kept = new KeptLoads();
  const later = new Date(noon.getTime() + 1);
  kept.keep(Array.from({ length: 500 }, (_, at) => rowFrom(`over ${at}`, at / 10)));
  kept.keep([rowFrom('open', 51, later), rowFrom('also open', 52, later)]);
  kept.forgetEnded(later);
  const loads = kept.of(brandId);
  expect(loads.ids.toSorted()).toEqual(['also open', 'open']);
  expect(loads.places.size).toBe(3);
  const closeness = loads.places.closenessTo({ lat: 52, lng: 7 });
  const from = (id: string) => numberAt(loads.column('from'), loads.standingOf(id) ?? NaN);
  expect(numberAt(closeness, from('also open'))).toBeCloseTo(1, 12);
  expect(numberAt(closeness, from('open'))).toBeCloseTo(Math.cos(Math.PI / 180), 12);
});
