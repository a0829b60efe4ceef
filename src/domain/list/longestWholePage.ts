/** Rows of a page that are all drawn; of more only those near the screen are. */
export const longestWholePage = 100;
