const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, each]) => each !== undefined && typeof each !== 'function');

/**
 * A value as JSON that is the same wherever it is made: keys in the order of their UTF-16 units, no spaces, nothing that is undefined (as
 * RFC 8785 has it). What JSON cannot say becomes null.
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = entriesOf(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${members.join(',')}}`;
};
