/** Fewest and most code points of a password. Apart from the rules, so that sign-in does not load the list of common ones. */
export const passwordLength = { least: 8, most: 128 } as const;
