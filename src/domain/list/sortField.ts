/** The field of a sort, without its direction. */
export const sortField = (sort: string): string => sort.replace(/^-/, '');
