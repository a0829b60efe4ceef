import * as v from 'valibot';
import { boundedText } from './boundedText.ts';
import { maxCharacters } from './maxCharacters.ts';
import { printable } from './printable.ts';

/** Multi-line text: trimmed, not empty; line breaks and tabs allowed. */
export const multilineText = (longest: number) =>
  v.pipe(boundedText(longest), v.trim(), v.nonEmpty(), maxCharacters(longest), printable('lines'));
