import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** How columns become values: counts as numbers, amounts and days as texts, instants as dates. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === builtins.INT8) return wholeNumber;
    if (id === builtins.DATE || id === builtins.NUMERIC) return (text: string) => text;
    return format === 'binary' ? getTypeParser(id, 'binary') : getTypeParser(id, 'text');
  },
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number of the database is beyond what can be counted.');
  return value;
}
