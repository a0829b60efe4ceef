import { readEmail } from '../contact/readEmail.ts';
import { decodedPercents } from '../outside/decodedPercents.ts';

/**
 * The email address in the fragment of an invitation's link, which never leaves the browser; undefined unless it is one. The link may
 * come from anywhere: it is only filled in.
 */
export const invitedEmail = (hash: string): string | undefined => readEmail(decodedPercents(hash.slice(1)));
