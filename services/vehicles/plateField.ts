import * as v from 'valibot';
import { boundedText } from '../fields/boundedText.ts';
import { plainText } from '../fields/plainText.ts';
import { problem } from '../web/problems/problem.ts';

/** A plate of at most 15 characters, converted to upper case, with at least two letters or digits, which must be unique. */
export const plateField = v.pipe(
  boundedText(15),
  v.normalize('NFKC'),
  v.toUpperCase(),
  v.normalize('NFKC'),
  plainText(15),
  v.regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, problem('notAPlate')),
);
