import { latestToday } from '../clock/latestToday.ts';
import type { FieldError } from '../web/problems/FieldError.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { Refusal } from '../web/Refusal.ts';
import type { VehicleDraft } from './vehicleDraft.ts';
import { firstYear } from './vehicleFields.ts';

/** Violated rules between fields (product §5). */
function violatedRules(draft: VehicleDraft, now: Date): readonly FieldError[] {
  const { kind, bodyType, payloadKg, grossWeightKg, temperatureC, year } = draft;
  const years = { least: firstYear, most: Number(latestToday(now).slice(0, 4)) + 1 };
  const rules: readonly (readonly [boolean, FieldError])[] = [
    [year <= years.most, refusedField('year', 'tooHigh', years)],
    [payloadKg > 0 || kind === 'tractor', refusedField('payloadKg', 'payloadMissing')],
    [grossWeightKg > payloadKg, refusedField('grossWeightKg', 'grossBelowPayload')],
    [temperatureC !== null || bodyType !== 'reefer', refusedField('temperatureC.min', 'temperatureMissing')],
    [
      temperatureC === null || temperatureC.min <= temperatureC.max,
      refusedField('temperatureC.max', 'temperatureOrder'),
    ],
  ];
  return rules.flatMap(([isMet, error]) => (isMet ? [] : [error]));
}

/** Refuses with 422 a vehicle whose fields contradict each other. */
export function checkVehicleRules(draft: VehicleDraft, now: Date): void {
  const errors = violatedRules(draft, now);
  if (errors.length > 0) throw new Refusal(422, 'Some fields are not right.', { errors });
}
