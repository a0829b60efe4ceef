/** The longest returnUrl that is followed, characters: room for a payload. */
export const longestReturnUrl = 128 * 1024;
