import type { Insertable } from 'kysely';
import type { Tables } from '../Tables.ts';
import { equipments } from '../freight/request/requestContent.ts';
import { supportedVehicles } from '../vehicles/supportedVehicles.ts';
import type { VehicleStatus } from '../vehicles/vehicleFields.ts';
import { daysFrom } from './daysFrom.ts';
import type { DemoFleet } from './demoFleets.ts';
import type { SeededRandom } from './SeededRandom.ts';

/** Statuses in turn, by frequency. */
const statuses = [
  ...Array.from({ length: 9 }, () => 'available' as const),
  ...Array.from({ length: 3 }, () => 'assigned' as const),
  ...Array.from({ length: 5 }, () => 'in_use' as const),
  'maintenance',
  'out_of_service',
  'retired',
] as const satisfies readonly VehicleStatus[];

const vinLetters = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Trucks have a GPS; straps, lifts and jacks come with the body. */
function equipmentOf(kind: string, bodyType: string, n: number): (typeof equipments)[number][] {
  const has = {
    tail_lift: kind === 'rigid' ? n % 3 < 2 : bodyType === 'reefer' && n % 2 === 0,
    straps: bodyType === 'curtainsider' || bodyType === 'flatbed' || bodyType === 'low_loader',
    forklift: bodyType === 'flatbed' && n % 4 === 0,
    gps: kind === 'tractor' || n % 4 > 0,
    pallet_jack: kind === 'rigid' || kind === 'van',
  };
  return equipments.filter((each) => has[each]);
}

/** A van is about 1.9 m high and 1.85 m wide inside. */
const vanSectionM2 = 3.5;

const inTenths = (metres: number): number => Math.round(metres * 10) / 10;

/** The floor in metres: a pallet takes 0.4 m of a truck's; of a van's its volume tells more, as the wheels leave room for few. */
const lengthOf = ({ kind, volumeM3, palletPositions: pallets }: (typeof supportedVehicles)[number]): number | null => {
  if (pallets === null) return null;
  if (kind === 'van' && volumeM3 !== null) return inTenths(volumeM3 / vanSectionM2);
  return kind === 'semi_trailer' ? 13.6 : inTenths(pallets * 0.4);
};

/** A company's vehicles in every status; at least every third is a tractor. */
export function demoVehicles(
  companyId: string,
  fleet: DemoFleet,
  random: SeededRandom,
  now: Date,
): readonly Insertable<Tables['vehicle']>[] {
  const tractors = supportedVehicles.filter(({ kind }) => kind === 'tractor');
  return Array.from({ length: fleet.vehicles }, (_, n) => {
    const body = fleet.bodies?.[Math.floor(n / 3) % fleet.bodies.length];
    const trailers = supportedVehicles.filter(
      ({ kind: pulled, bodyType: has }) => pulled === 'semi_trailer' && has === body,
    );
    const models = n % 3 === 0 ? tractors : n % 3 === 1 && trailers.length > 0 ? trailers : supportedVehicles;
    const model = models[random.below(models.length)] ?? supportedVehicles[0];
    if (!model) throw new RangeError('There are no models to choose from.');
    const { kind, bodyType, make, fuel } = model;
    const isDriven = fuel !== 'none';
    const year = now.getUTCFullYear() - random.below(9);
    const added = daysFrom(now, -random.between(1, 900));
    return {
      id: random.uuid(),
      company_id: companyId,
      created_at: added,
      updated_at: added,
      fleet_no: `${fleet.prefix}-${String(n + 1).padStart(3, '0')}`,
      plate: fleet.plate(n, random),
      plate_country: fleet.country,
      vin: Array.from({ length: 17 }, () => vinLetters.charAt(random.below(vinLetters.length))).join(''),
      make,
      model: model.model,
      year,
      kind,
      body_type: bodyType,
      payload_kg: model.payloadKg,
      gross_weight_kg: model.grossWeightKg,
      volume_m3: model.volumeM3,
      loading_length_m: lengthOf(model),
      pallet_positions: model.palletPositions,
      equipment: equipmentOf(kind, bodyType, n),
      temperature_min: bodyType === 'reefer' ? -25 : null,
      temperature_max: bodyType === 'reefer' ? 25 : null,
      adr: bodyType === 'tanker' || random.below(6) === 0,
      fuel,
      euro_class: isDriven ? (fuel === 'electric' ? 'zero' : year > 2014 ? 'euro_6' : 'euro_5') : null,
      odometer_km: isDriven ? (now.getUTCFullYear() - year + 1) * (60_000 + random.below(70_000)) : 0,
      status: statuses[n % statuses.length] ?? 'available',
    };
  });
}
