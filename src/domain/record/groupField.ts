import type { Fields, Group } from './Field.ts';

export const groupField = <Of extends Fields>(fields: Of): Group<Of, false> => ({
  kind: 'group',
  optional: false,
  fields,
});
