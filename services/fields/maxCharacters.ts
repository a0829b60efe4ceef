import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';
import { characters } from './characters.ts';

/**
 * At most so many characters: valibot's `maxLength`, but counted in code points. A far longer text is not counted to its end. `least`
 * is what the field asks for besides, to be told along.
 */
export const maxCharacters = (most: number, least?: number): v.MaxLengthAction<string, number, string> => {
  const inUnits = v.maxLength<string, number, string>(
    most,
    problem('tooLong', least === undefined ? { most } : { least, most }),
  );
  const fits = (text: string): boolean => text.length <= 2 * most && characters(text) <= most;
  return {
    ...inUnits,
    '~run': (dataset, config) => (dataset.typed && fits(dataset.value) ? dataset : inUnits['~run'](dataset, config)),
  };
};
