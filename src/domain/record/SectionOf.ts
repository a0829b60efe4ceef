import type { FieldsInSections } from './Field.ts';

/** The sections of a record's table. */
export type SectionOf<Of extends FieldsInSections> = Of[keyof Of]['section'];
