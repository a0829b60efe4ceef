import type { FieldError } from '../failure/FieldError.ts';
import { isDayAlone } from './isDayAlone.ts';
import { isTimeColumn } from './isTimeColumn.ts';
import type { DateOrder } from './readCellTime.ts';

interface Cell {
  readonly column: string;
  readonly typed: string;
}

/**
 * What is wrong with a time or a town of an import beyond its code: a day without its time, no time or one that does not exist, or a town
 * that no country has. `column` and `typed` are of the cell, `errors` of its row. Undefined for all else.
 */
export const cellFault = (
  code: string | undefined,
  { column, typed }: Cell,
  errors: readonly FieldError[],
  order: DateOrder,
): 'dayAlone' | 'notATime' | 'timeMissing' | 'townNowhere' | undefined => {
  if (code === 'not_an_instant') return isDayAlone(typed, order) ? 'dayAlone' : 'notATime';
  if (code === 'required' && isTimeColumn(column)) return 'timeMissing';
  // Where the country is none, the town was looked up in all.
  const isCountryWrong =
    column.endsWith('_city') && errors.some(({ field }) => field === column.replace('_city', '_country'));
  return code === 'position_missing' && typed !== '' && isCountryWrong ? 'townNowhere' : undefined;
};
