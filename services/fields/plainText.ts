import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';
import { boundedText } from './boundedText.ts';
import { characters } from './characters.ts';
import { maxCharacters } from './maxCharacters.ts';
import { printable } from './printable.ts';
import { collapseSpaces } from './collapseSpaces.ts';

/** Single-line visible text of `least` to `most` characters: trimmed, spaces collapsed. */
export const plainText = (most: number, least = 1) =>
  v.pipe(
    boundedText(most, least),
    v.trim(),
    v.transform(collapseSpaces),
    v.nonEmpty(),
    v.check(
      (text) => text === '' || text.length >= 2 * least || characters(text) >= least,
      problem('tooShort', { least, most }),
    ),
    maxCharacters(most, least),
    printable('line'),
  );
