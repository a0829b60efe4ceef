import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

/** Room for spaces that are trimmed or collapsed, in UTF-16 units. */
const slack = 1_000;

/**
 * The start of every text field: refuses text far longer than `most` characters before anything else looks at it, because some
 * of that work grows faster than the text. `least`, the field's minimum, is only reported with the problem.
 */
export const boundedText = (most: number, least?: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.length <= 2 * most + slack,
      problem('tooLong', least === undefined ? { most } : { least, most }),
    ),
  );
