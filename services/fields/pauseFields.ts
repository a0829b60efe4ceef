import * as v from 'valibot';
import { dayAnswer } from './dayAnswer.ts';
import { dayField } from './dayField.ts';
import { plainText } from './plainText.ts';

/** The columns of a pause: why a vehicle or driver is off the road, and when they are expected back (`YYYY-MM-DD`). */
export interface PauseColumns<Reason extends string> {
  pause_reason: Reason | null;
  pause_note: string | null;
  pause_back_on: string | null;
}

interface Pause<Reason extends string> {
  readonly reason: Reason | null;
  readonly note: string | null;
  readonly backOn: string | null;
}

/** The schemas of a pause, for the reasons of a kind of record, and its conversions. */
export const pauseFields = <const Reason extends string>(reasons: readonly Reason[]) => {
  const reason = v.picklist(reasons);
  return {
    accepts: v.strictObject({
      reason: v.nullish(reason, null),
      note: v.nullish(plainText(200), null),
      backOn: v.nullish(dayField, null),
    }),
    answers: v.object({
      reason: v.nullable(reason),
      note: v.nullable(v.string()),
      backOn: v.nullable(dayAnswer),
    }),
    /** Without a pause, everything is null. */
    columnsOf: (pause: Pause<Reason> | null): PauseColumns<Reason> => ({
      pause_reason: pause?.reason ?? null,
      pause_note: pause?.note ?? null,
      pause_back_on: pause?.backOn ?? null,
    }),
    valueOf: (row: PauseColumns<Reason>): Pause<Reason> => ({
      reason: row.pause_reason,
      note: row.pause_note,
      backOn: row.pause_back_on,
    }),
  };
};
