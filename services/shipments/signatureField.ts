import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

const most = 12_000;
/** A number of two digits can be read in one way alone: with two, a wrong sign behind n points would take 2ⁿ tries. */
const place = '(?:1000|\\d{1,3}) (?:400|[0-3]\\d\\d|\\d\\d?)';
const shape = new RegExp(`^(?:M${place}(?:L${place})*)+$`);

/** A signature as an SVG path of moves and lines, in whole numbers in a box of 1000 × 400. */
export const signatureField = v.pipe(
  v.string(),
  v.maxLength(most, problem('tooLong', { most })),
  v.regex(shape, problem('notValid')),
);
