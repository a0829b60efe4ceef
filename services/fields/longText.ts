import * as v from 'valibot';
import { maxCharacters } from './maxCharacters.ts';
import { printable } from './printable.ts';

/** Text of several lines: trimmed, not empty, with line breaks and tabs. */
export const longText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(longest), printable('lines'));
