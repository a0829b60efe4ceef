import { singleSpaced } from '../outside/singleSpaced.ts';
import { bodyTypes } from './BodyType.ts';
import { euroClasses } from './EuroClass.ts';
import { fuels } from './Fuel.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { plainPlate } from './plainPlate.ts';
import { plainVin } from './plainVin.ts';
import { typedNumber } from './typedNumber.ts';
import type { VehicleDraft } from './VehicleDraft.ts';
import type { VehicleFacts } from './VehicleFacts.ts';
import { vehicleKinds } from './VehicleKind.ts';

const wholeOf = (typed: string): number | undefined => typedNumber(typed, true);

const rangeOf = (min: number | undefined, max: number | undefined): VehicleFacts['temperatureC'] =>
  min === undefined || max === undefined ? undefined : { min, max };

/** The facts a checked draft holds, in the spelling they are kept in; undefined for one that `checkVehicle` finds wrong. */
export const readVehicleDraft = (draft: VehicleDraft): VehicleFacts | undefined => {
  const { kind, bodyType, fuel, euroClass } = draft;
  const [year, payloadKg, grossWeightKg, odometerKm] = [
    wholeOf(draft.year),
    wholeOf(draft.payloadKg),
    wholeOf(draft.grossWeightKg),
    wholeOf(draft.odometerKm),
  ];
  if (year === undefined || payloadKg === undefined || grossWeightKg === undefined || odometerKm === undefined)
    return undefined;
  if (!isOneOf(vehicleKinds, kind) || !isOneOf(bodyTypes, bodyType) || !isOneOf(fuels, fuel)) return undefined;
  return {
    fleetNo: singleSpaced(draft.fleetNo),
    plate: plainPlate(draft.plate),
    plateCountry: draft.plateCountry.trim().toUpperCase(),
    vin: plainVin(draft.vin) || undefined,
    make: singleSpaced(draft.make),
    model: singleSpaced(draft.model),
    year,
    kind,
    bodyType,
    payloadKg,
    grossWeightKg,
    volumeM3: typedNumber(draft.volumeM3),
    palletPositions: wholeOf(draft.palletPositions),
    temperatureC: rangeOf(typedNumber(draft['temperatureC.min']), typedNumber(draft['temperatureC.max'])),
    adr: draft.adr === 'yes',
    fuel,
    euroClass: isOneOf(euroClasses, euroClass) ? euroClass : undefined,
    odometerKm,
  };
};
