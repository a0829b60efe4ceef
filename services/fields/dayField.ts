import * as v from 'valibot';
import { problem } from '../web/problems/problem.ts';

const pattern = /^(19|20|21)\d\d-\d\d-\d\d$/;

/** Whether a well-formed day exists; true for text that is not well-formed. */
const exists = (day: string): boolean => {
  if (!pattern.test(day)) return true;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
};

/** A calendar day as `YYYY-MM-DD`, from 1900 to 2199. */
export const dayField = v.pipe(v.string(), v.regex(pattern, problem('notADay')), v.check(exists, problem('notADay')));
