import { parseRecord, type PartsOf } from '../record/parseRecord.ts';
import type { Problem, Problems } from '../record/Problem.ts';
import type { Result } from '../record/Result.ts';
import { carriesLoad, mustKeepTemperature } from './vehicleTraits.ts';
import { type VehicleDraft, type VehicleFacts, type VehiclePath, vehicleFields } from './vehicleFields.ts';

type Parts = PartsOf<typeof vehicleFields>;

const { least: firstYear } = vehicleFields.year;

interface VehicleCircumstances {
  /** In the user's time zone; next year's models are allowed. */
  readonly thisYear: number;
}

const yearProblem = ({ year }: Parts, { thisYear }: VehicleCircumstances): Problem | undefined =>
  year !== undefined && year > thisYear + 1
    ? { code: 'out_of_range', limits: { least: firstYear, most: thisYear + 1 } }
    : undefined;

/** Only tractor units have no payload. */
const payloadProblem = ({ kind, payloadKg }: Parts): Problem | undefined =>
  payloadKg === 0 && kind !== undefined && carriesLoad(kind) ? { code: 'payload_missing' } : undefined;

const grossProblem = ({ payloadKg, grossWeightKg }: Parts): Problem | undefined =>
  payloadKg !== undefined && grossWeightKg !== undefined && grossWeightKg <= payloadKg
    ? { code: 'gross_below_payload' }
    : undefined;

/** Reefers need a temperature range, and its ends must be in order. */
const temperatureProblems = ({ bodyType, temperatureC }: Parts): Problems<VehiclePath> => {
  if (temperatureC) {
    const { min, max } = temperatureC;
    const isOrdered = min === undefined || max === undefined || min <= max;
    return isOrdered ? {} : { 'temperatureC.max': { code: 'temperature_order' } };
  }
  if (bodyType === undefined || !mustKeepTemperature(bodyType)) return {};
  const missing: Problem = { code: 'temperature_missing' };
  return { 'temperatureC.min': missing, 'temperatureC.max': missing };
};

/** Parses the draft of a vehicle. The vehicles service applies the same rules (product §5). */
export const parseVehicle = (
  draft: VehicleDraft,
  circumstances: VehicleCircumstances,
): Result<VehicleFacts, Problems<VehiclePath>> =>
  parseRecord(vehicleFields, draft, (read) => ({
    year: yearProblem(read, circumstances),
    payloadKg: payloadProblem(read),
    grossWeightKg: grossProblem(read),
    ...temperatureProblems(read),
  }));
