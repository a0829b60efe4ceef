import type { Gazetteer, TownQuery } from '../gazetteer/Gazetteer.ts';
import type { Town } from '../gazetteer/Town.ts';

/** Names of towns have no more words, and each word fewer is one search more. */
const mostWords = 5;

/**
 * Towns by what people type or paste: "69001 Lyon, France" finds Lyon, and "Frankfurt/Main", which is no name, all that begin
 * with Frankfurt.
 */
export function findTowns(gazetteer: Pick<Gazetteer, 'find'>, typed: string, where: Omit<TownQuery, 'words'>) {
  const [name = ''] = typed.split(',');
  const words = name
    .split(/[\s/]+/)
    .filter((word) => word !== '' && !/\d/.test(word))
    .slice(0, mostWords);
  let towns: readonly Town[] = [];
  for (let length = words.length; length > 0 && towns.length === 0; length -= 1) {
    towns = gazetteer.find({ ...where, words: words.slice(0, length).join(' ') });
  }
  return towns;
}
