/** Whether a column of an import holds dates and times. */
export const isTimeColumn = (column: string): boolean => /_(?:from|to)$|^decide_by$/.test(column);
