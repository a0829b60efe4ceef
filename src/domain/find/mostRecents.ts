/** How many records opened last are kept, of all companies. */
export const mostRecents = 30;
