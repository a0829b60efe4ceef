import { readEmail } from './readEmail.ts';

/** An email address as it is sent: `readEmail`, or what was typed where that is none. */
export const normaliseEmail = (typed: string): string => readEmail(typed) ?? typed.trim();
