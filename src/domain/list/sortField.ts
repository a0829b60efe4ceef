/** The field a sort goes by. */
export const sortField = (sort: string): string => sort.replace(/^-/, '');
