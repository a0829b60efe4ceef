import * as v from 'valibot';
import { boundedText } from './boundedText.ts';
import { maxCharacters } from './maxCharacters.ts';
import { storable } from './storable.ts';
import { collapseSpaces } from './collapseSpaces.ts';
import { largestPage } from '../web/largestPage.ts';
import { problem } from '../web/problems/problem.ts';

const wholeNumber = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,7}$/, problem('notWhole')), v.transform(Number));

/**
 * Query parameters of every list: `page` from 0, `size` (capped at 1000), `sort` (a field, with `-` for descending) and `q` to
 * search. Pass a list's own filters as `more`.
 */
export const listQuery = <const Field extends string, const More extends v.ObjectEntries>(
  fields: readonly [Field, ...Field[]],
  defaultSort: NoInfer<Field | `-${Field}`>,
  more: More,
) =>
  v.strictObject({
    page: wholeNumber('0'),
    size: v.pipe(
      wholeNumber('20'),
      v.minValue(1),
      v.transform((size) => Math.min(size, largestPage)),
    ),
    sort: v.pipe(
      v.optional(v.picklist(fields.flatMap((field) => [field, `-${field}`])), defaultSort),
      v.transform((sort) => ({
        by: fields.find((field) => sort === field || sort === `-${field}`) ?? fields[0],
        direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
      })),
    ),
    q: v.optional(v.pipe(boundedText(100), v.trim(), v.transform(collapseSpaces), maxCharacters(100), storable), ''),
    ...more,
  });
