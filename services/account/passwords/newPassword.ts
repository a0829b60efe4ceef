import * as v from 'valibot';
import { commonPasswords } from './commonPasswords.ts';

/** In characters as people count them: an emoji is one. */
const length = (password: string): number => Array.from(password).length;

/** A password someone chooses: 8 to 128 characters of any kind, and none of those everybody tries first. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((password) => length(password) >= 8, 'must be at least 8 characters'),
  v.check((password) => length(password) <= 128, 'must be at most 128 characters'),
  v.check((password) => !commonPasswords.has(password.toLowerCase()), 'is too common, please choose another'),
);
