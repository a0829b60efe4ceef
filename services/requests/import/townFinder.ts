import { foldName } from '../../gazetteer/foldName.ts';
import type { Gazetteer } from '../../gazetteer/Gazetteer.ts';
import type { Town } from '../../gazetteer/Town.ts';

/** Finds towns by name, in a country if one is given. Remembers what it found, as the rows of an import name the same towns. */
export function townFinder(gazetteer: Gazetteer) {
  const known = new Map<string, Town | undefined>();
  return (name: string, country: string | undefined): Town | undefined => {
    const key = `${country ?? ''} ${foldName(name)}`;
    if (!known.has(key)) known.set(key, gazetteer.named(name, country));
    return known.get(key);
  };
}
