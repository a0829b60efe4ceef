import type { Fields } from './Field.ts';
import { scalarsOf } from './scalarsOf.ts';

/** The paths of a record's fields that a list can have as columns of their own, but for those it has already. */
export const fieldColumns = (fields: Fields, had: readonly string[]): readonly string[] =>
  scalarsOf(fields)
    .filter(({ path, field }) => field.kind !== 'reference' && !had.includes(path))
    .map(({ path }) => path);
