import { emailOf } from '../../fields/emailOf.ts';

/** Whether a password is the account's email address, or the part before the @. */
export const isOwnEmail = (password: string, email: string): boolean => {
  const typed = emailOf(password);
  const address = emailOf(email);
  return typed === address || typed === address.split('@')[0];
};
