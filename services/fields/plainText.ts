import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';
import { characters } from './characters.ts';
import { maxCharacters } from './maxCharacters.ts';
import { printable } from './printable.ts';
import { singleSpaced } from './singleSpaced.ts';

/** One line of text that can be seen: trimmed, with one plain space wherever there is space, of `least` to `most` characters. */
export const plainText = (most: number, least = 1) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.transform(singleSpaced),
    v.nonEmpty(),
    v.check(
      (text) => text === '' || text.length >= 2 * least || characters(text) >= least,
      problem('tooShort', { least, most }),
    ),
    maxCharacters(most, least),
    printable('line'),
  );
