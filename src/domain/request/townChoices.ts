import type { NamedTown } from './ImportedRow.ts';
import { postcodeCountries } from './postcodeCountries.ts';

/** What tells towns of one name apart in a table: their country, their names, or for some or all of them only their position. */
export interface TownChoices {
  readonly by: 'country' | 'name' | 'nameOrPosition' | 'position';
  /** What to write, each once: countries (ISO 3166-1 alpha-2) or names; a name that stands for several has their positions. */
  readonly choices: readonly string[];
  /** Whether a postcode tells them apart as well. */
  readonly hasPostcodes: boolean;
}

const once = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A name as the services compare it: without accents, in small letters, its words apart by one space. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** As the lat and lng columns take it, to some ten metres. */
const positionOf = ({ lat, lng }: NamedTown): string => `${Number(lat.toFixed(4))}, ${Number(lng.toFixed(4))}`;

const withRegion = ({ name, region }: NamedTown): string => (region === undefined ? name : `${name}, ${region}`);

/** What to write in a table for each of several towns that one name may mean; `isCut` if there are more of them. */
export const townChoices = (towns: readonly NamedTown[], isCut = false): TownChoices => {
  const countries = once(towns.map(({ country }) => country));
  if (countries.length > 1) return { by: 'country', choices: countries, hasPostcodes: false };
  const isShort = (town: NamedTown) =>
    towns.some((other) => other !== town && plain(other.name).startsWith(plain(town.name)));
  const named = towns.map((town) => ({ town, name: isShort(town) ? withRegion(town) : town.name }));
  const names = once(named.map(({ name }) => name));
  const isShared = (name: string) => named.filter((each) => each.name === name).length > 1;
  const isEachClear =
    !isCut &&
    new Set(names.map(plain)).size === towns.length &&
    towns.every((town) => town.region !== undefined || !isShort(town));
  const regions = new Set(towns.flatMap(({ region }) => region ?? []));
  return {
    by: names.length === 1 ? 'position' : isEachClear ? 'name' : 'nameOrPosition',
    choices: once(named.map(({ town, name }) => (isShared(name) ? `${name} (${positionOf(town)})` : name))),
    hasPostcodes: regions.size === towns.length && countries.every((country) => postcodeCountries.includes(country)),
  };
};
