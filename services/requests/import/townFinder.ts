import { foldName } from '../../gazetteer/foldName.ts';
import type { Gazetteer } from '../../gazetteer/Gazetteer.ts';
import type { Town } from '../../gazetteer/Town.ts';

/** Among so many towns whose names begin alike, the one meant is found. */
const mostAlike = 20;

/**
 * Finds the biggest town of a name, in a country if one is given: "Frankfurt" finds Frankfurt am Main, but "Frank" nothing. Remembers
 * what it found, as the rows of an import name the same towns.
 */
export function townFinder(gazetteer: Gazetteer) {
  const known = new Map<string, Town | undefined>();
  return (name: string, country: string | undefined): Town | undefined => {
    const words = foldName(name);
    const key = `${country ?? ''} ${words}`;
    if (!known.has(key)) {
      const alike = words === '' ? [] : gazetteer.find({ words, country, count: mostAlike });
      const exact = alike.find((town) => foldName(town.name) === words);
      known.set(key, exact ?? alike.find((town) => foldName(town.name).startsWith(`${words} `)));
    }
    return known.get(key);
  };
}
