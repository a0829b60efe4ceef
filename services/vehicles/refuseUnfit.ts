import { latestToday } from '../clock/latestToday.ts';
import { Refusal, type FieldError } from '../web/Refusal.ts';
import type { VehicleDraft } from './vehicleDraft.ts';

/** What in a vehicle does not go together (product §5), field by field. */
function unfitFields(draft: VehicleDraft, now: Date): readonly FieldError[] {
  const { kind, bodyType, payloadKg, grossWeightKg, temperatureC, year } = draft;
  const nextYear = Number(latestToday(now).slice(0, 4)) + 1;
  const rules: readonly (readonly [boolean, string, string])[] = [
    [year <= nextYear, 'year', `must be at most ${nextYear}`],
    [payloadKg > 0 || kind === 'tractor', 'payloadKg', 'must be more than 0, unless it is a tractor'],
    [grossWeightKg > payloadKg, 'grossWeightKg', 'must be more than the payload'],
    [temperatureC !== null || bodyType !== 'reefer', 'temperatureC.min', 'must be given for a reefer'],
    [
      temperatureC === null || temperatureC.min <= temperatureC.max,
      'temperatureC.max',
      'must not be below the coldest',
    ],
  ];
  return rules.flatMap(([isMet, field, message]) => (isMet ? [] : [{ field, message }]));
}

/** Refuses with 422 a vehicle whose fields do not go together. */
export function refuseUnfit(draft: VehicleDraft, now: Date): void {
  const errors = unfitFields(draft, now);
  if (errors.length > 0) throw new Refusal(422, 'Some fields are not right.', { errors });
}
