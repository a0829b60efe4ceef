import * as v from 'valibot';
import { commonPasswords } from './commonPasswords.ts';
import { problem } from '../../web/problems/problem.ts';

/** In characters as people count them: an emoji is one. */
const length = (password: string): number => Array.from(password).length;

const limits = { least: 8, most: 128 };

/** A password someone chooses: 8 to 128 characters of any kind, and none of those everybody tries first. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((password) => length(password) >= limits.least, problem('tooShort', limits)),
  v.check((password) => length(password) <= limits.most, problem('tooLong', limits)),
  v.check((password) => !commonPasswords.has(password.toLowerCase()), problem('passwordCommon')),
);
