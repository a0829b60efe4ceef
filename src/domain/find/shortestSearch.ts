/** Characters from which records are searched: a single one finds half of everything. */
export const shortestSearch = 2;
