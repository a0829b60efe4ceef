import type { Gazetteer } from '../../gazetteer/Gazetteer.ts';
import type { Town } from '../../gazetteer/Town.ts';
import { type ChosenTown, chooseTown, type SaidTown } from './chooseTown.ts';

type Namesakes = Gazetteer['namesakes'];

/** Searches once for each name and country: looking for towns takes far longer than choosing among them. */
function remembering(namesakes: Namesakes): Namesakes {
  const known = new Map<string, readonly Town[]>();
  return (name, country) => {
    const key = JSON.stringify([country, name]);
    const found = known.get(key) ?? namesakes(name, country);
    known.set(key, found);
    return found;
  };
}

/** Finds the towns that rows mean. Remembers what it found, as the rows of an import name the same towns. */
export function townFinder(gazetteer: Pick<Gazetteer, 'namesakes'>, isNearOwn: (town: Town) => boolean) {
  const namesakes = remembering((name, country) => gazetteer.namesakes(name, country));
  const known = new Map<string, ChosenTown | undefined>();
  return (said: SaidTown): ChosenTown | undefined => {
    const key = JSON.stringify([said.country, said.name, said.postcode]);
    if (!known.has(key)) known.set(key, chooseTown({ namesakes }, said, isNearOwn));
    return known.get(key);
  };
}
