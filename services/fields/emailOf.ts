/** The one spelling of an email address by which an account is known. */
export const emailOf = (username: string): string => username.trim().toLowerCase();
