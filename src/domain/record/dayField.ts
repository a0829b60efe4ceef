import { readRecordDay } from '../form/readRecordDay.ts';
import type { Scalar } from './Field.ts';

/** A date from 1900 to 2199, `YYYY-MM-DD`. */
export const dayField = (): Scalar<string, false> => ({
  kind: 'day',
  optional: false,
  read: (typed) =>
    readRecordDay(typed) === undefined ? { ok: false, problems: { code: 'not_a_day' } } : { ok: true, value: typed },
  write: (value) => value,
});
