import { isCountry } from '../../fields/countryField.ts';
import type { FieldError } from '../../web/problems/FieldError.ts';
import { refusedField } from '../../web/problems/refusedField.ts';
import type { ChosenTown, SaidTown } from './chooseTown.ts';
import { countryCalled } from './countryCalled.ts';
import type { ImportCells, ImportColumn } from './importColumns.ts';
import type { OwnPlace } from './ownPlaces.ts';

export interface PlaceReaders {
  readonly ownPlace: (name: string, city: string) => OwnPlace | undefined;
  readonly town: (said: SaidTown) => ChosenTown | undefined;
  /** Whether a town that may be several is refused; else the biggest of them is taken. */
  readonly refuseUnclearTowns: boolean;
}

/** The town that was taken for the one a row names, where the name alone is not plain. */
export interface TakenTown extends Omit<ChosenTown, 'isPlain'> {
  readonly column: 'pickup_city' | 'delivery_city';
}

interface PlaceReading {
  readonly number: (column: ImportColumn) => number | null;
  readonly refuse: (error: FieldError) => void;
}

/**
 * What the cells of a row say of where a stop is, and the town taken for it. A place of the book is known by its name, another one by its
 * town.
 */
export function placeOfRow(
  stop: 'pickup' | 'delivery',
  cells: ImportCells,
  { ownPlace, town, refuseUnclearTowns }: PlaceReaders,
  { number, refuse }: PlaceReading,
) {
  const text = (part: 'name' | 'address' | 'postcode' | 'city' | 'country') => cells[`${stop}_${part}`] || null;
  const column = `${stop}_city` as const;
  const [name, city, said] = [text('name'), text('city'), text('country')];
  const country = said === null ? null : countryCalled(said);
  const own = name === null ? undefined : ownPlace(name, city ?? '');
  const postcode = text('postcode') ?? own?.postcode ?? null;
  const typed = { lat: number(`${stop}_lat`), lng: number(`${stop}_lng`) };
  const isPlaced = typed.lat !== null || typed.lng !== null;
  const isSought = !isPlaced && !own && city !== null;
  const isCountryKnown = country === null || isCountry(country);
  const meant = isSought
    ? town({ name: city, country: isCountryKnown ? (country ?? undefined) : undefined, postcode })
    : undefined;
  if (isSought && !meant) refuse(refusedField(column, 'noSuchTown'));
  // Which of its name is meant, only a country tells that is one: its own column says what is wrong with it.
  const chosen = isCountryKnown ? meant : undefined;
  if (chosen && chosen.others.length > 0 && refuseUnclearTowns) refuse(refusedField(column, 'severalTowns'));
  const found = chosen?.town;
  const asTyped = country === null && chosen?.isPlain !== false;
  const taken: TakenTown | undefined = chosen && !chosen.isPlain ? { column, ...chosen } : undefined;
  const place = {
    name,
    address: text('address') ?? own?.address ?? null,
    postcode,
    city: (asTyped ? city : (found?.name ?? city)) ?? own?.city ?? null,
    country: country ?? own?.country ?? found?.country ?? null,
    lat: typed.lat ?? own?.lat ?? found?.lat ?? null,
    lng: typed.lng ?? own?.lng ?? found?.lng ?? null,
    accuracy: isPlaced ? ('manual' as const) : (own?.accuracy ?? (found ? ('town' as const) : null)),
    contact: own?.contact ?? null,
  };
  return { place, note: own?.note ?? null, taken };
}
