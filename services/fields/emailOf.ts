import { readEmail } from './readEmail.ts';

/** The one spelling of an email address by which an account is known; what is no address is known to nobody. */
export const emailOf = (username: string): string => readEmail(username) ?? username.trim().toLowerCase();
