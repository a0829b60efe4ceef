import type { Problem } from '../record/Problem.ts';
import { isPhone } from './isPhone.ts';
import { normalisePhone } from './normalisePhone.ts';

/** Checks a phone number as typed. */
export const checkPhone = (typed: string): Problem | undefined => {
  if (typed.trim() === '') return { code: 'required' };
  return isPhone(normalisePhone(typed)) ? undefined : { code: 'phone' };
};
