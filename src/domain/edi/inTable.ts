/** What a table has under a key that came from outside; undefined if nothing. */
export const inTable = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
