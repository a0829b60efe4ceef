import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

/** The `?version=` of a delete: the record's version as last read. */
export const versionQuery = v.strictObject({
  version: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}$/, problem('otherType', { expected: 'a version' })),
    v.transform(Number),
  ),
});
