import { parseEmail } from './parseEmail.ts';

/** The normal form of an email address, used to look up accounts. Any other text matches no account. */
export const normaliseEmail = (username: string): string => parseEmail(username) ?? username.trim().toLowerCase();
