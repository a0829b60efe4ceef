import { countries } from '../company/countries.ts';
import { checkLine } from '../form/checkLine.ts';
import { problemsOnly } from '../form/problemsOnly.ts';
import { isOneOf } from '../outside/isOneOf.ts';
import { bodyTypes } from './BodyType.ts';
import { checkTemperatures } from './checkTemperatures.ts';
import { checkWeights } from './checkWeights.ts';
import { euroClasses } from './EuroClass.ts';
import { fuels } from './Fuel.ts';
import { hasOneDecimal } from './hasOneDecimal.ts';
import { plainPlate } from './plainPlate.ts';
import { plainVin } from './plainVin.ts';
import { typedNumber } from './typedNumber.ts';
import type { VehicleDraft } from './VehicleDraft.ts';
import { vehicleKinds } from './VehicleKind.ts';
import type { VehicleProblem } from './VehicleProblem.ts';

export type VehicleProblems = Readonly<Partial<Record<keyof VehicleDraft, VehicleProblem>>>;
type Check = VehicleProblem | undefined;

const firstYear = 1950;

const checkText = (typed: string, most: number, tooLong: VehicleProblem): Check => {
  const problem = checkLine(typed, most);
  return problem === 'too-long' ? tooLong : problem;
};

const checkPlate = (typed: string): Check =>
  checkText(plainPlate(typed), 15, 'plate') ?? checkPattern(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, plainPlate(typed), 'plate');

const checkChoice = (words: readonly string[], typed: string): Check => (isOneOf(words, typed) ? undefined : 'choose');

const checkPattern = (pattern: RegExp, typed: string, problem: VehicleProblem): Check =>
  pattern.test(typed.trim()) ? undefined : problem;

const checkNumber = (typed: string, least: number, most: number, problem: VehicleProblem): Check => {
  const number = typedNumber(typed, true);
  return number === undefined || number < least || number > most ? problem : undefined;
};

const checkVolume = (typed: string): Check => {
  const volume = typedNumber(typed);
  return volume !== undefined && volume > 0 && volume <= 200 && hasOneDecimal(volume) ? undefined : 'volume';
};

const ifTyped = (typed: string, check: (typed: string) => Check): Check =>
  typed.trim() === '' ? undefined : check(typed);

/** What is wrong with a vehicle, field by field; the vehicles service enforces the same (product §5). */
export const checkVehicle = (draft: VehicleDraft, thisYear: number): VehicleProblems =>
  problemsOnly<keyof VehicleDraft, VehicleProblem>({
    fleetNo: checkText(draft.fleetNo, 20, 'fleet-no'),
    plate: checkPlate(draft.plate),
    plateCountry: isOneOf(countries, draft.plateCountry.trim().toUpperCase()) ? undefined : 'country',
    vin: ifTyped(draft.vin, (vin) => checkPattern(/^[A-HJ-NPR-Z\d]{17}$/, plainVin(vin), 'vin')),
    make: checkText(draft.make, 60, 'name'),
    model: checkText(draft.model, 60, 'name'),
    year: checkNumber(draft.year, firstYear, thisYear + 1, 'year'),
    kind: checkChoice(vehicleKinds, draft.kind),
    bodyType: checkChoice(bodyTypes, draft.bodyType),
    ...checkWeights(draft),
    volumeM3: ifTyped(draft.volumeM3, checkVolume),
    palletPositions: ifTyped(draft.palletPositions, (typed) => checkNumber(typed, 0, 66, 'pallets')),
    ...checkTemperatures(draft),
    fuel: checkChoice(fuels, draft.fuel),
    euroClass: ifTyped(draft.euroClass, (typed) => checkChoice(euroClasses, typed)),
    odometerKm: checkNumber(draft.odometerKm, 0, 9_999_999, 'odometer'),
  });
