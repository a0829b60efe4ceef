import { foldName } from '../../gazetteer/foldName.ts';
import type { Gazetteer } from '../../gazetteer/Gazetteer.ts';
import type { Town } from '../../gazetteer/Town.ts';
import { type ChosenTown, chooseTown, type SaidTown } from './chooseTown.ts';

/** Finds the towns that rows mean. Remembers what it found, as the rows of an import name the same towns. */
export function townFinder(gazetteer: Gazetteer, isNearOwn: (town: Town) => boolean) {
  const known = new Map<string, ChosenTown | undefined>();
  return (said: SaidTown): ChosenTown | undefined => {
    const { name, country = '', postcode } = said;
    const key = [country, foldName(name), postcode?.slice(0, 20)].join('|');
    if (!known.has(key)) known.set(key, chooseTown(gazetteer, said, isNearOwn));
    return known.get(key);
  };
}
