import type { Scalar } from './Field.ts';

/** The id of another record, always chosen, never typed. */
export const referenceField = (): Scalar<string, false> => ({
  kind: 'reference',
  optional: false,
  read: (typed) => ({ ok: true, value: typed }),
  write: (value) => value,
});
