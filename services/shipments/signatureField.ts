import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

const most = 12_000;
const place = '(?:1000|\\d{1,3}) (?:400|[0-3]?\\d{1,2})';
const shape = new RegExp(`^(?:M${place}(?:L${place})*)+$`);

/** A signature as an SVG path of moves and lines, in whole numbers in a box of 1000 × 400. */
export const signatureField = v.pipe(
  v.string(),
  v.maxLength(most, problem('tooLong', { most })),
  v.regex(shape, problem('notValid')),
);
