import pg from 'pg';

const { getTypeParser } = pg.types;
const int8: number = pg.types.builtins.INT8;
const exact: ReadonlySet<number> = new Set([pg.types.builtins.DATE, pg.types.builtins.NUMERIC]);

/** Column parsers: int8 as number, numeric and date as string, timestamps as Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === int8) return parseInt8;
    if (exact.has(id)) return (text: string) => text;
    return format === 'binary' ? getTypeParser(id, 'binary') : getTypeParser(id, 'text');
  },
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('An int8 column exceeds the safe integer range.');
  return value;
}
