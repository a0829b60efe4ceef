/** Characters of what a list is searched for; more are cut off. */
export const longestSearch = 100;
