import { readEmail } from './readEmail.ts';

/** An email address in the form that is sent (`readEmail`), or the trimmed input if it is not valid. */
export const normaliseEmail = (typed: string): string => readEmail(typed) ?? typed.trim();
