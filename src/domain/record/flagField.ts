import type { Scalar } from './Field.ts';

/** Yes or no: typed as `yes`, and no where it is blank. */
export const flagField = ({ section }: { readonly section: string }): Scalar<boolean, false> => ({
  kind: 'flag',
  optional: false,
  section,
  read: (typed) => ({ ok: true, value: typed === 'yes' }),
  write: (value) => (value ? 'yes' : ''),
});
