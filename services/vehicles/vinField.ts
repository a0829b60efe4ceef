import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

/** A vehicle identification number (ISO 3779). Removes spaces and dashes. */
export const vinField = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '')),
  v.toUpperCase(),
  v.regex(/^[A-HJ-NPR-Z0-9]{17}$/, problem('notAVin')),
);
