const capitals: Readonly<Record<string, string>> = { un: 'UN', adr: 'ADR' };

/** A title for a column that a table does not have, as people write it: "Pickup from" for `pickup_from`. */
export const importTitleOf = (column: string): string => {
  const [first = '', ...rest] = column.split('_');
  return [capitals[first] ?? first.slice(0, 1).toUpperCase() + first.slice(1), ...rest].join(' ');
};
