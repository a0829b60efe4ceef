/** The keys of a table, as the words they are. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] => {
  const keys: Key[] = [];
  for (const key in table) keys.push(key);
  return keys;
};
