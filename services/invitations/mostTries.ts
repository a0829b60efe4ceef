/** How many codes may be tried on one invitation before it has to be sent again, with another code. */
export const mostTries = 5;
