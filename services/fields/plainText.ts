import * as v from 'valibot';
import { maxCharacters } from './maxCharacters.ts';
import { printable } from './printable.ts';
import { singleSpaced } from './singleSpaced.ts';

/** One line of text that can be seen: trimmed, with one plain space wherever there is space, not empty. */
export const plainText = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.transform(singleSpaced), v.nonEmpty(), maxCharacters(longest), printable('line'));
