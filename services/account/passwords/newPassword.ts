import * as v from 'valibot';
import { characters } from '../../fields/characters.ts';
import { problem } from '../../web/problems/problem.ts';
import { isCommonPassword } from './isCommonPassword.ts';

const limits = { least: 8, most: 128 };

/** UTF-16 units that 128 code points may take. A longer text is refused before anything is counted. */
const mostUnits = 2 * limits.most;

/**
 * A new password: 8 to 128 characters, neither among the 100,000 most common nor made of everyday words alone. Names that make it
 * guessable for this account are checked where they are known (`refuseNames`).
 */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check(
    (password) => password.length > mostUnits || characters(password) >= limits.least,
    problem('tooShort', limits),
  ),
  v.check(
    (password) => password.length <= mostUnits && characters(password) <= limits.most,
    problem('tooLong', limits),
  ),
  v.check((password) => password.length > mostUnits || !isCommonPassword(password), problem('passwordCommon')),
);
