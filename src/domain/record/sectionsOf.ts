import type { FieldsInSections } from './Field.ts';
import type { SectionOf } from './SectionOf.ts';
import { typedByTable } from './typedByTable.ts';

/** The sections of a record's table, in its order. */
export const sectionsOf = <Of extends FieldsInSections>(fields: Of): readonly SectionOf<Of>[] =>
  typedByTable([...new Set(Object.values(fields).map(({ section }) => section))]);
