import { clockOf, localInstant } from '../../freight/fields/localInstant.ts';
import type { FieldError } from '../../web/problems/FieldError.ts';
import { refusedField } from '../../web/problems/refusedField.ts';

/** What a cell says, or why it cannot be read. */
export type Read<Value> = { readonly value: Value } | { readonly error: FieldError };

/** A number with a point or a comma before its decimals. */
const decimal = /^-?\d{1,12}(?:[.,]\d{1,9})?$/;

/** What is eighteen thousand to some and eighteen to others. */
const maybeThousands = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** A number; null for an empty cell. */
export function readDecimal(column: string, cell: string): Read<number | null> {
  if (cell === '') return { value: null };
  return decimal.test(cell) ? { value: Number(cell.replace(',', '.')) } : { error: refusedField(column, 'notANumber') };
}

/** A number of which there may be thousands; null for an empty cell. One that may have a separator for them is refused. */
export const readAmount = (column: string, cell: string): Read<number | null> =>
  maybeThousands.test(cell) ? { error: refusedField(column, 'notANumber') } : readDecimal(column, cell);

const twoDigits = (text: string | undefined): number => Number(text ?? 0);

/** A date and time without a zone, as if it were UTC: `2026-11-24 08:00` or `24.11.2026 08:00`. */
function readLocal(cell: string): number | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)[T ](\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(cell);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),? (\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(cell);
  const parts = iso ?? (dotted && [dotted[0], dotted[3], dotted[2], dotted[1], ...dotted.slice(4)]);
  if (!parts) return undefined;
  const [year, month, date, hour, minute, second] = parts.slice(1).map(twoDigits);
  const local = Date.UTC(year ?? 0, (month ?? 0) - 1, date, hour, minute, second);
  const read = new Date(local);
  const isSame = read.getUTCMonth() + 1 === month && read.getUTCDate() === date && read.getUTCHours() === hour;
  return isSame && read.getUTCMinutes() === minute ? local : undefined;
}

/** An instant (RFC 3339) of a cell that has its own offset, or is by the clock in the zone; null for an empty one. */
export function readTime(column: string, cell: string, zone: string): Read<string | null> {
  const local = readLocal(cell);
  // The rules of instants say what is wrong with it.
  if (local === undefined) return { value: cell === '' ? null : cell };
  const found = localInstant(local, clockOf(zone));
  if ('instant' in found) return { value: new Date(found.instant).toISOString() };
  const expected = new Date(found.next).toISOString().slice(0, 16).replace('T', ' ');
  return { error: refusedField(column, 'skippedTime', { expected }) };
}

/** Words of a cell, with spaces, commas or bars between them. */
export const readWords = (cell: string): readonly string[] =>
  cell
    .toLowerCase()
    .split(/[\s,|]+/)
    .filter((word) => word !== '');
