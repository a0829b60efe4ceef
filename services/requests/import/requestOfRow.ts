import { isCurrency, minorDigits } from '../../freight/fields/currencies.ts';
import { isPosition } from '../../freight/fields/isPosition.ts';
import { zoneAt } from '../../freight/route/zoneAt.ts';
import type { FieldError } from '../../web/problems/FieldError.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { type DecimalMark, type Read, readAmount, readDecimal, readFlag, readTime } from './cellValues.ts';
import type { cellWords } from './cellWords.ts';
import { dangerousOfRow } from './dangerousOfRow.ts';
import type { ImportCells, ImportColumn } from './importColumns.ts';
import { type PlaceReaders, placeOfRow } from './placeOfRow.ts';
import type { DateOrder } from './readCellTime.ts';

/** What cells are read with. */
export interface Readers extends PlaceReaders {
  readonly words: ReturnType<typeof cellWords>;
  /** Of dates with slashes; without it they are not read. */
  readonly dateOrder: DateOrder | undefined;
  /** Before decimals; without it, what may be thousands is refused. */
  readonly decimalMark: DecimalMark | undefined;
}

/**
 * What the cells of a row say as a request that nobody checked yet, and the cells that cannot be read, which are left out of it. Windows are by the clock there, and the deadline by the clock of the
 * pickup.
 */
export function requestOfRow(cells: ImportCells, readers: Readers) {
  const { words, dateOrder: order, decimalMark } = readers;
  const errors: FieldError[] = [];
  const text = (column: ImportColumn): string | null => cells[column] || null;
  const number = (column: ImportColumn): number | null => kept(readDecimal(column, cells[column] ?? ''));
  const amount = (column: ImportColumn): number | null => kept(readAmount(column, cells[column] ?? '', decimalMark));
  const kept = <Value>(read: Read<Value>): Value | null => {
    if ('value' in read) return read.value;
    errors.push(read.error);
    return null;
  };

  const stopAt = (type: 'pickup' | 'delivery') => {
    const { place, note, taken } = placeOfRow(type, cells, readers, { number, refuse: (error) => errors.push(error) });
    const { lat, lng } = place;
    const timeZone = lat !== null && lng !== null && isPosition(lat, lng) ? zoneAt(lat, lng) : null;
    const end = (column: ImportColumn) =>
      kept(readTime(column, cells[column] ?? '', { zone: timeZone ?? 'UTC', order }));
    const window = { from: end(`${type}_from`), to: end(`${type}_to`) };
    return { stop: { type, place, window, note }, timeZone, taken };
  };

  const price = (currency: string) => {
    const whole = amount('price');
    if (whole === null || !isCurrency(currency)) return null;
    const decimals = minorDigits(currency);
    const minor = whole * 10 ** decimals;
    const amountMinor = Math.round(minor);
    if (Math.abs(minor - amountMinor) > 1e-6) {
      errors.push(refusedField('price', 'tooPrecise', { decimals }));
      return null;
    }
    return { amountMinor, currency };
  };

  const [pickup, delivery] = [stopAt('pickup'), stopAt('delivery')];
  const temperatures = { min: number('temperature_min'), max: number('temperature_max') };
  const currency = (text('currency') ?? 'EUR').toUpperCase();
  const content = {
    reference: text('reference'),
    stops: [pickup.stop, delivery.stop],
    cargo: [
      {
        description: text('goods'),
        packageCode: words.codeOf('package', cells.package ?? '') ?? text('package')?.toUpperCase() ?? null,
        count: amount('count'),
        grossKg: amount('weight_kg'),
        volumeM3: number('volume_m3'),
        loadingMetres: number('loading_metres'),
        temperatureC: temperatures.min === null && temperatures.max === null ? null : temperatures,
        dangerous: dangerousOfRow(cells, { amount, kept }),
        pickup: 0,
        delivery: 1,
      },
    ],
    required: {
      bodyTypes: words.codesOf('body_types', cells.body_types ?? ''),
      equipment: words.codesOf('equipment', cells.equipment ?? ''),
    },
    pricing: {
      model: words.codeOf('pricing', cells.pricing ?? '') ?? (text('pricing') ?? 'bid').toLowerCase(),
      currency,
      target: price(currency),
      hideTarget: kept(readFlag('hide_price', cells.hide_price ?? '')) ?? false,
    },
    audience: { market: true },
    decisionBy: kept(readTime('decide_by', cells.decide_by ?? '', { zone: pickup.timeZone ?? 'UTC', order })),
    notes: text('notes'),
  };
  return { content, errors, towns: [pickup, delivery].flatMap(({ taken }) => taken ?? []) };
}
