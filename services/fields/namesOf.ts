/** The names of a table, of which there is at least one. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly [Name, ...Name[]] => {
  const [first, ...others] = namesIn(table);
  if (first === undefined) throw new Error('an empty table has no names');
  return [first, ...others];
};

const namesIn = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] => {
  const isName = (key: string): key is Name => Object.hasOwn(table, key);
  return Object.keys(table).filter(isName);
};
