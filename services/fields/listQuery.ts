import * as v from 'valibot';
import { maxCharacters } from './maxCharacters.ts';
import { singleSpaced } from './singleSpaced.ts';
import { problem } from '../web/problems/problem.ts';

/** The largest page anyone gets (seed §9, product §2.17). */
const largestPage = 1000;

const wholeNumber = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,7}$/, problem('notWhole')), v.transform(Number));

/**
 * What every list understands: `page` from 0, `size` (more than 1000 counts as 1000), `sort` (a field, `-` before it for
 * descending) and `q`, words to search for. Filters of its own come as `more`.
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
    q: v.optional(
      v.pipe(v.string(), v.trim(), v.transform(singleSpaced), maxCharacters(100), v.regex(/^\P{Cc}*$/u)),
      '',
    ),
    ...more,
  });
