import * as v from 'valibot';
import { characters } from './characters.ts';

/** At most so many characters: valibot's `maxLength`, but counted in code points. A far longer text is not counted to its end. */
export const maxCharacters = (most: number): v.MaxLengthAction<string, number, undefined> => {
  const inUnits = v.maxLength<string, number>(most);
  const fits = (text: string): boolean => text.length <= 2 * most && characters(text) <= most;
  return {
    ...inUnits,
    '~run': (dataset, config) => (dataset.typed && fits(dataset.value) ? dataset : inUnits['~run'](dataset, config)),
  };
};
