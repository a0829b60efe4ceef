import type { Fields, Group } from './Field.ts';

export const groupField = <Of extends Fields>(
  fields: Of,
  { section }: { readonly section: string },
): Group<Of, false> => ({ kind: 'group', optional: false, section, fields });
