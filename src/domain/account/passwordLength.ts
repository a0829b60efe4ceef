/**
 * Limits of a password in code points. A file of its own, so that sign-in does not load the list of common passwords.
 */
export const passwordLength = { least: 8, most: 128 } as const;
