import * as v from 'valibot';
import { characters } from '../../fields/characters.ts';
import { maxCharacters } from '../../fields/maxCharacters.ts';
import { commonPasswords } from './commonPasswords.ts';
import { problem } from '../../web/problems/problem.ts';

const limits = { least: 8, most: 128 };

/** A new password: 8 to 128 characters, not a common one. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(),
  maxCharacters(limits.most, limits.least),
  v.check(
    (password) => password.length >= 2 * limits.least || characters(password) >= limits.least,
    problem('tooShort', limits),
  ),
  v.check((password) => !commonPasswords.has(password.toLowerCase()), problem('passwordCommon')),
);
