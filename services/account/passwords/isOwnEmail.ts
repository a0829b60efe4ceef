/** Whether a password is the account's email address, or the part before the @. */
export const isOwnEmail = (password: string, email: string): boolean => {
  const typed = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  return typed === address || typed === address.split('@')[0];
};
