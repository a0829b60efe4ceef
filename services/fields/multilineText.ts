import * as v from 'valibot';
import { maxCharacters } from './maxCharacters.ts';
import { printable } from './printable.ts';

/** Multi-line text: trimmed, not empty; line breaks and tabs allowed. */
export const multilineText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(longest), printable('lines'));
