/** Maximum length of a returnUrl in characters, with room for a payload. */
export const longestReturnUrl = 128 * 1024;
