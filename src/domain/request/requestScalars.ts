import type { Scalar } from '../record/Field.ts';
import { typedNumber } from '../record/typedNumber.ts';
import { readRfc3339 } from '../stop/readRfc3339.ts';
import { parseDateTime } from '../calendar/parseDateTime.ts';

/** Yes, no, or not said: `yes`, `no` or blank in the draft, so that what is not touched stays as it is. */
export const knownFlagField = (): Scalar<boolean, false> => ({
  // Not a flag, whose blank would be a no.
  kind: 'choice',
  optional: false,
  options: ['yes', 'no'],
  read: (typed) =>
    typed === 'yes' || typed === 'no'
      ? { ok: true, value: typed === 'yes' }
      : { ok: false, problems: { code: 'not_a_choice' } },
  write: (value) => (value ? 'yes' : 'no'),
});

/** A date and time by the clock of a place, `2026-11-24T08:00`; an hour that comes twice may have the offset of the one meant. */
export const localTimeField = (): Scalar<string, false> => ({
  kind: 'moment',
  optional: false,
  read: (typed) =>
    parseDateTime(typed)?.minute === undefined
      ? { ok: false, problems: { code: 'not_an_instant' } }
      : { ok: true, value: typed },
  write: (value) => value,
});

/** An instant with its offset (RFC 3339). */
export const momentField = (): Scalar<string, false> => ({
  kind: 'moment',
  optional: false,
  read: (typed) =>
    readRfc3339(typed) === undefined ? { ok: false, problems: { code: 'not_an_instant' } } : { ok: true, value: typed },
  write: (value) => value,
});

const mostStops = 20;

/** The index of a stop; people count from 1, and so does the draft. */
export const stopNumberField = (): Scalar<number, false> => ({
  kind: 'number',
  optional: false,
  least: 1,
  most: mostStops,
  read: (typed) => {
    const number = typedNumber(typed, true);
    return number !== undefined && number >= 1 && number <= mostStops
      ? { ok: true, value: number - 1 }
      : { ok: false, problems: { code: 'not_a_choice' } };
  },
  write: (value) => String(value + 1),
});

/** Ids of other companies or lists, always chosen, never typed; space-separated in the draft. */
export const idsField = (): Scalar<readonly string[], false> => ({
  kind: 'text',
  optional: false,
  read: (typed) => ({ ok: true, value: typed.split(/\s+/).filter(Boolean) }),
  write: (value) => value.join(' '),
});
