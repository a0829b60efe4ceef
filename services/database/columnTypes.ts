import pg from 'pg';

const { getTypeParser } = pg.types;
const int8: number = pg.types.builtins.INT8;
const exact: ReadonlySet<number> = new Set([pg.types.builtins.DATE, pg.types.builtins.NUMERIC]);

/** How columns become values: counts as numbers, amounts and days as texts, instants as dates. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === int8) return wholeNumber;
    if (exact.has(id)) return (text: string) => text;
    return format === 'binary' ? getTypeParser(id, 'binary') : getTypeParser(id, 'text');
  },
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError('A whole number of the database is beyond what can be counted.');
  return value;
}
