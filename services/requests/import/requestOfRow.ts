import { isCountry } from '../../fields/countryField.ts';
import { isCurrency, priceLimits } from '../../freight/fields/currencies.ts';
import { isPosition } from '../../freight/fields/isPosition.ts';
import { zoneAt } from '../../freight/route/zoneAt.ts';
import type { Town } from '../../gazetteer/Town.ts';
import type { FieldError } from '../../web/problems/FieldError.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import { type Read, readAmount, readDecimal, readTime } from './cellValues.ts';
import type { cellWords } from './cellWords.ts';
import { dangerousOfRow } from './dangerousOfRow.ts';
import type { ImportCells, ImportColumn } from './importColumns.ts';
import type { OwnPlace } from './ownPlaces.ts';
import type { DateOrder } from './readCellTime.ts';

/** What cells are read with. */
export interface Readers {
  readonly ownPlace: (name: string, city: string) => OwnPlace | undefined;
  readonly town: (name: string, country: string | undefined) => Town | undefined;
  readonly words: ReturnType<typeof cellWords>;
  /** Of dates with slashes; without it they are not read. */
  readonly dateOrder: DateOrder | undefined;
}

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'x']);

/**
 * What the cells of a row say as a request that nobody checked yet, and the cells that cannot be read, which are left out of it. A place
 * of the book is known by its name, another one by its town; windows are by the clock there, and the deadline by the clock of the
 * pickup.
 */
export function requestOfRow(cells: ImportCells, { ownPlace, town, words, dateOrder: order }: Readers) {
  const errors: FieldError[] = [];
  const text = (column: ImportColumn): string | null => cells[column] || null;
  const number = (column: ImportColumn): number | null => kept(readDecimal(column, cells[column] ?? ''));
  const amount = (column: ImportColumn): number | null => kept(readAmount(column, cells[column] ?? ''));
  const kept = <Value>(read: Read<Value>): Value | null => {
    if ('value' in read) return read.value;
    errors.push(read.error);
    return null;
  };

  const placeAt = (stop: 'pickup' | 'delivery') => {
    const [name, city] = [text(`${stop}_name`), text(`${stop}_city`)];
    const country = text(`${stop}_country`)?.toUpperCase() ?? null;
    const own = name === null ? undefined : ownPlace(name, city ?? '');
    const typed = { lat: number(`${stop}_lat`), lng: number(`${stop}_lng`) };
    const isPlaced = typed.lat !== null || typed.lng !== null;
    const found = isPlaced || own || city === null ? undefined : town(city, country ?? undefined);
    // What is wrong with a country its own column says.
    const isRealCountry = country === null || isCountry(country);
    if (city !== null && !isPlaced && !own && !found && isRealCountry)
      errors.push(refusedField(`${stop}_city`, 'noSuchTown'));
    return {
      name,
      address: text(`${stop}_address`) ?? own?.address ?? null,
      postcode: text(`${stop}_postcode`) ?? own?.postcode ?? null,
      city: (country === null ? city : (found?.name ?? city)) ?? own?.city ?? null,
      country: country ?? own?.country ?? found?.country ?? null,
      lat: typed.lat ?? own?.lat ?? found?.lat ?? null,
      lng: typed.lng ?? own?.lng ?? found?.lng ?? null,
      accuracy: isPlaced ? 'manual' : (own?.accuracy ?? (found ? 'town' : null)),
      contact: own?.contact ?? null,
      note: own?.note ?? null,
    };
  };

  const stopAt = (type: 'pickup' | 'delivery') => {
    const { note, ...place } = placeAt(type);
    const { lat, lng } = place;
    const timeZone = lat !== null && lng !== null && isPosition(lat, lng) ? zoneAt(lat, lng) : null;
    const end = (column: ImportColumn) =>
      kept(readTime(column, cells[column] ?? '', { zone: timeZone ?? 'UTC', order }));
    return { stop: { type, place, window: { from: end(`${type}_from`), to: end(`${type}_to`) }, note }, timeZone };
  };

  const price = (currency: string) => {
    const whole = amount('price');
    if (whole === null || !isCurrency(currency)) return null;
    const limits = priceLimits(currency);
    // `most` is a million whole units.
    const minor = (whole * limits.most) / 1_000_000;
    const amountMinor = Math.round(minor);
    if (Math.abs(minor - amountMinor) > 1e-6) {
      errors.push(refusedField('price', 'tooPrecise', { decimals: Math.log10(limits.most) - 6 }));
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
      hideTarget: yes.has((cells.hide_price ?? '').toLowerCase()),
    },
    audience: { market: true },
    decisionBy: kept(readTime('decide_by', cells.decide_by ?? '', { zone: pickup.timeZone ?? 'UTC', order })),
    notes: text('notes'),
  };
  return { content, errors };
}
