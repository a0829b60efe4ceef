import type { Scalar } from './Field.ts';

/** Yes or no; `yes` or blank in the draft. */
export const flagField = (): Scalar<boolean, false> => ({
  kind: 'flag',
  optional: false,
  read: (typed) => ({ ok: true, value: typed === 'yes' }),
  write: (value) => (value ? 'yes' : ''),
});
