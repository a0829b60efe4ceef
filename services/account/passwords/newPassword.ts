import * as v from 'valibot';
import { commonPasswords } from './commonPasswords.ts';
import { problem } from '../../web/problems/problem.ts';

/** In code points, so an emoji counts as one. */
const length = (password: string): number => Array.from(password).length;

const limits = { least: 8, most: 128 };

/** A new password: 8 to 128 characters, not a common one. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((password) => length(password) >= limits.least, problem('tooShort', limits)),
  v.check((password) => length(password) <= limits.most, problem('tooLong', limits)),
  v.check((password) => !commonPasswords.has(password.toLowerCase()), problem('passwordCommon')),
);
