import { clockOf, localInstant } from '../../freight/fields/localInstant.ts';
import type { FieldError } from '../../web/problems/FieldError.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { ungrouped } from './ungrouped.ts';
import { type DateOrder, readCellTime } from './readCellTime.ts';

/** What a cell says, or why it cannot be read. */
export type Read<Value> = { readonly value: Value } | { readonly error: FieldError };

/** A number with a point or a comma before its decimals. */
const decimal = /^-?\d{1,12}(?:[.,]\d{1,9})?$/;

/** What is eighteen thousand to some and eighteen to others. */
const maybeThousands = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** A number; null for an empty cell. */
export function readDecimal(column: string, cell: string): Read<number | null> {
  if (cell === '') return { value: null };
  const plain = ungrouped(cell);
  return decimal.test(plain)
    ? { value: Number(plain.replace(',', '.')) }
    : { error: refusedField(column, 'notANumber') };
}

/** What the sender writes before decimals. */
export type DecimalMark = '.' | ',';

/**
 * A number of which there may be thousands; null for an empty cell. `24.000` is twenty-four thousand to a sender whose decimals come after
 * a comma; what may be either to this one is refused.
 */
export function readAmount(column: string, cell: string, decimalMark?: DecimalMark): Read<number | null> {
  if (!maybeThousands.test(cell)) return readDecimal(column, cell);
  return decimalMark === undefined || cell.includes(decimalMark)
    ? { error: refusedField(column, 'notANumber') }
    : { value: Number(cell.replace(/[.,]/, '')) };
}

const flags: ReadonlyMap<string, boolean | null> = new Map([
  ['', null],
  ...['yes', 'y', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

/** Yes or no; null for an empty cell. */
export function readFlag(column: string, cell: string): Read<boolean | null> {
  const value = flags.get(cell.toLowerCase());
  return value === undefined ? { error: refusedField(column, 'notAChoice', { expected: 'yes, no' }) } : { value };
}

/** An instant (RFC 3339) of a cell that has its own offset, or is by the clock in the zone; null for an empty one. */
export function readTime(
  column: string,
  cell: string,
  { zone, order }: { readonly zone: string; readonly order: DateOrder | undefined },
): Read<string | null> {
  const read = readCellTime(cell, order);
  // The rules of instants say what is wrong with it.
  if (!read) return { value: cell === '' ? null : cell };
  const found = localInstant(read.local, clockOf(zone));
  if ('instant' in found) return { value: new Date(found.instant).toISOString() };
  const expected = new Date(found.next).toISOString().slice(0, 16).replace('T', ' ');
  return { error: refusedField(column, 'skippedTime', { expected }) };
}
