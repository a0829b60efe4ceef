import * as v from 'valibot';
import { plainText } from '../fields/plainText.ts';
import { problem } from '../web/problems/problem.ts';

/** A plate of at most 15 characters in upper case, with two letters or digits at least: by those it is one vehicle's. */
export const plateField = v.pipe(
  v.string(),
  v.normalize('NFKC'),
  v.toUpperCase(),
  v.normalize('NFKC'),
  plainText(15),
  v.regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, problem('notAPlate')),
);
