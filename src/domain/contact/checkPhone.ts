import { isPhone } from './isPhone.ts';
import { normalisePhone } from './normalisePhone.ts';
import type { Problem } from '../form/Problem.ts';

/** What is wrong with a phone number as typed. */
export const checkPhone = (typed: string): Problem | undefined => {
  if (typed.trim() === '') return 'required';
  return isPhone(normalisePhone(typed)) ? undefined : 'phone';
};
