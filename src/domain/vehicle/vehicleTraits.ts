import { ownText } from '../outside/ownText.ts';
import { fieldsIn } from '../record/fieldsIn.ts';
import { type VehicleDraft, type VehicleFacts, type VehiclePath, vehicleFields } from './vehicleFields.ts';

const tractor: VehicleFacts['kind'] = 'tractor';
const reefer: VehicleFacts['bodyType'] = 'reefer';
const noFuel: VehicleFacts['fuel'] = 'none';

/** Whether a kind of vehicle carries load itself: all but tractor units do (product §5). */
export const carriesLoad = (kind: string): boolean => kind !== tractor;

/** Whether a body type requires a temperature range; it is optional for others (product §5). */
export const mustKeepTemperature = (bodyType: string): boolean => bodyType === reefer;

/** Whether a vehicle has an engine, judged by its fuel; without one there is no emission class. */
export const hasEngine = (fuel: string): boolean => fuel !== noFuel;

/** Whether a vehicle has an odometer to show: anything with an engine, and trailers with a reading. */
export const countsKilometres = ({ fuel, odometerKm }: Pick<VehicleFacts, 'fuel' | 'odometerKm'>): boolean =>
  hasEngine(fuel) || odometerKm > 0;

/** Facts about the load a vehicle carries. The gross weight is not one: tractor units have it too. */
export const loadCapacities = fieldsIn(vehicleFields, ['capacity', 'temperature']).filter(
  (name) => name !== 'grossWeightKg',
);

type LoadCapacity = (typeof loadCapacities)[number];

/**
 * Whether a capacity applies to a vehicle: to all that carry load, and to tractor units only if more than 0 is
 * recorded.
 */
export const hasCapacity = (vehicle: Pick<VehicleFacts, 'kind' | LoadCapacity>, capacity: LoadCapacity): boolean =>
  carriesLoad(vehicle.kind) || Boolean(vehicle[capacity]);

/** Whether the field at a path says something about a vehicle: a tractor unit has no body, and no capacity unless one is recorded. */
export const fieldApplies = (vehicle: Pick<VehicleFacts, 'kind' | LoadCapacity>, path: string): boolean => {
  if (path === 'bodyType') return carriesLoad(vehicle.kind);
  const capacity = loadCapacities.find((name) => name === path);
  return capacity === undefined || hasCapacity(vehicle, capacity);
};

const ofTractor: Partial<VehicleDraft> = {
  bodyType: 'other',
  payloadKg: '0',
  volumeM3: '',
  loadingLengthM: '',
  palletPositions: '',
  'temperatureC.min': '',
  'temperatureC.max': '',
};
const ofTrailer: Partial<VehicleDraft> = { fuel: 'none', euroClass: '', odometerKm: '0' };

/**
 * What is recorded for the fields that a kind of vehicle does not have, by path. A field is not among them while the
 * record of the same kind holds something else for it, so that what is on file of a trailer is not dropped unseen.
 */
export const givenByKind = (kind: string, held?: VehicleDraft): Partial<VehicleDraft> => {
  const given = kind === tractor ? ofTractor : isTowed(kind) ? ofTrailer : {};
  if (held?.kind !== kind) return given;
  return Object.fromEntries(Object.entries(given).filter(([path, value]) => ownText(held, path) === value));
};

const isTowed = (kind: string): boolean => kind === 'semi_trailer' || kind === 'trailer';

const measures = ['payloadKg', 'grossWeightKg', 'volumeM3', 'loadingLengthM', 'palletPositions'] as const;

interface Usual extends Readonly<Partial<Record<(typeof measures)[number], number>>> {
  /** Of the payload in the gross weight. */
  readonly share?: number;
}

/** What vehicles on European roads rarely exceed. */
const usual: Readonly<Record<VehicleFacts['kind'], Usual>> = {
  van: { grossWeightKg: 7_500, volumeM3: 25, loadingLengthM: 6.5, palletPositions: 12, share: 0.6 },
  rigid: { grossWeightKg: 42_000, volumeM3: 70, loadingLengthM: 10.5, palletPositions: 26, share: 0.75 },
  tractor: { grossWeightKg: 44_000 },
  semi_trailer: { grossWeightKg: 48_000, volumeM3: 110, loadingLengthM: 16, palletPositions: 40, share: 0.9 },
  trailer: { grossWeightKg: 36_000, volumeM3: 75, loadingLengthM: 11, palletPositions: 28, share: 0.88 },
};

/** The most that is usual, for values of a draft that are hardly possible for its kind. They can be saved all the same. */
export const unusualValues = (draft: VehicleDraft): Partial<Record<VehiclePath, number>> => {
  const kind = vehicleFields.kind.read(draft.kind);
  if (!kind.ok) return {};
  const typed = (measure: (typeof measures)[number]): number => {
    const read = vehicleFields[measure].read(draft[measure].trim());
    return read.ok ? (read.value ?? 0) : 0;
  };
  const { share, ...most } = usual[kind.value];
  const gross = typed('grossWeightKg');
  const payloadKg = share !== undefined && gross > 0 ? Math.floor(gross * share) : undefined;
  const limits: Usual = { ...most, ...(payloadKg !== undefined && { payloadKg }) };
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const limit = limits[measure];
      return limit !== undefined && typed(measure) > limit ? [[measure, limit]] : [];
    }),
  );
};
