/** How many codes may be tried before the invitation must be sent again, with a new code. */
export const maxTries = 5;
