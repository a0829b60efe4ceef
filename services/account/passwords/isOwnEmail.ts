import { normaliseEmail } from '../../fields/normaliseEmail.ts';

/** Whether a password is the account's email address or the part before the @. */
export const isOwnEmail = (password: string, email: string): boolean => {
  const typed = normaliseEmail(password);
  const address = normaliseEmail(email);
  return typed === address || typed === address.split('@')[0];
};
