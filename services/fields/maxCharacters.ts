import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';
import { characters } from './characters.ts';

/**
 * Like valibot's `maxLength`, but counts code points. Rejects far longer texts without counting. `least`, the field's minimum, is
 * only reported with the problem.
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
