import * as v from 'valibot';
import { latestToday } from '../clock/latestToday.ts';
import { versionField } from '../fields/versionField.ts';
import type { FieldError } from '../web/problems/FieldError.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import {
  firstYear,
  isVehiclePause,
  temperatureRange,
  vehicleEntries,
  vehiclePause,
  vehicleStatuses,
} from './vehicleFields.ts';
import { problem } from '../web/problems/problem.ts';

const entries = { ...vehicleEntries.accepted, temperatureC: v.nullish(temperatureRange, null) };

/** A vehicle's details as they are sent. */
export const vehicleDraft = v.strictObject(entries);

export type VehicleDraft = v.InferOutput<typeof vehicleDraft>;

export const vehicleChange = v.strictObject({ ...entries, version: versionField });

export type VehicleChange = v.InferOutput<typeof vehicleChange>;

/** With a pause for a record that is paused already, only the pause changes. */
export const vehicleMove = v.pipe(
  v.strictObject({
    status: v.picklist(vehicleStatuses),
    pause: v.nullish(vehiclePause.accepts, null),
    version: versionField,
  }),
  v.forward(
    v.check(({ status, pause }) => pause === null || isVehiclePause(status), problem('unknownField')),
    ['pause'],
  ),
);

export type VehicleMove = v.InferOutput<typeof vehicleMove>;

/** Refuses with 422 a vehicle whose fields contradict each other (product §5). */
export function checkVehicleRules(draft: VehicleDraft, now: Date): void {
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
  const errors = rules.flatMap(([isMet, error]) => (isMet ? [] : [error]));
  if (errors.length > 0) throw refusedFields(errors);
}

/** Converts a draft to columns. */
export const columnsOf = ({ temperatureC, ...draft }: VehicleDraft) => ({
  ...vehicleEntries.columnsOf(draft),
  temperature_min: temperatureC?.min ?? null,
  temperature_max: temperatureC?.max ?? null,
});
