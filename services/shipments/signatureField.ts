import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

const most = 12_000;

/** A signature as an SVG path of moves and lines, in whole numbers in a box of 1000 × 400. */
export const signatureField = v.pipe(
  v.string(),
  v.maxLength(most, problem('tooLong', { most })),
  v.regex(/^(?:M\d{1,4} \d{1,4}(?:L\d{1,4} \d{1,4})*)+$/, problem('notValid')),
);
